import { quantile } from "./quantile.mjs";
import { timedCalls } from "./timed-calls.mjs";

const samples = 20;
const list = (body) => ({ path: "/api/loads/list", body: { ...body, limit: 100 } });

const pasted = Array.from({ length: 50 }, (_, at) => `b-${100_000 + (at + 1) * 1999}`);
const sorts = ["-updatedAt", "updatedAt", "pickupAt", "-pickupAt", "displayId", "-displayId", "maxBuy", "-maxBuy"];
const cases = {
  ...Object.fromEntries(sorts.map((sort) => [`by ${sort}`, list({ sort })])),
  "booked, by amount": list({ status: ["BOOKED"], sort: "-maxBuy" }),
  "available, oldest first": list({ status: ["AVAILABLE"], sort: "updatedAt" }),
  "uncovered, by pickup": list({ status: ["ON_HOLD", "AVAILABLE"], assigned: false, sort: "pickupAt" }),
  "over a crossing": list({ usMxBorderCrossing: ["LAREDO_INTL_BRIDGE"] }),
  "for a trailer": list({ trailerType: ["REEFER"] }),
  "that require hazmat": list({ carrierRequirement: ["hazmat"] }),
  "that require CTPAT, by amount": list({ carrierRequirement: ["ctpatCertified"], sort: "maxBuy" }),
  "at a loss": list({ marginBelow: 0 }),
  "that leave less than 10 %, by pickup": list({ marginBelow: 10, sort: "pickupAt" }),
  "of a customer": list({ externalCustomerId: "FRUTAS-SONORA" }),
  "a frequent word": list({ query: "monterrey" }),
  "two words": list({ query: "acero houston" }),
  "a word of no load": list({ query: "zqzq" }),
  "half an id": list({ query: "b-7654" }),
  "half an id whose digits stand in most loads": list({ query: "b-1234" }),
  "loads in each status": { path: "/api/loads/count-by-status", body: {} },
  "loads with a word in each status": { path: "/api/loads/count-by-status", body: { query: "monterrey" } },
  "quick search by an id": { path: "/api/loads/find", body: { query: "b-765432" } },
  "quick search by a word": { path: "/api/loads/find", body: { query: "dallas" } },
  "fifty ids, pasted": { path: "/api/loads/find-many", body: { texts: pasted } },
};

/** Prints how long each list, filter and search takes alone, one call after the other. */
export async function measureLists({ url }, headers) {
  console.log("| | p50 ms | p95 ms |\n|---|---:|---:|");
  for (const [name, { path, body }] of Object.entries(cases)) {
    const target = { url, headers: { ...headers, "content-type": "application/json" }, path, connections: 1 };
    const bodies = Array.from({ length: samples }, () => JSON.stringify(body));
    // As after a minute of use: what was never read before comes from the disk.
    await timedCalls({ ...target, bodies: bodies.slice(0, 1) });
    const { milliseconds } = await timedCalls({ ...target, bodies });
    console.log(`| ${name} | ${quantile(milliseconds, 0.5).toFixed(0)} | ${quantile(milliseconds, 0.95).toFixed(0)} |`);
  }
}
