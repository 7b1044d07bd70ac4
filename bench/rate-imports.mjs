// What importing a rate history costs: rows new, sent again, and only tried, in batches of 5,000 through the API.

import fs from "node:fs";
import path from "node:path";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { timedCalls } from "./timed-calls.mjs";

const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const rowsAtOnce = 5000;

const file = path.resolve(import.meta.dirname, "../lib/places/rules/markets.json");
const { markets } = JSON.parse(fs.readFileSync(file, "utf8"));
const places = markets.filter(({ code }) => code !== "ANC").map(({ name, state }) => `${name}, ${state}`);
const trailers = ["DRY_VAN", "REEFER", "FLATBED"];
const day = 86_400_000;

/** 400 lanes, 60 carriers and two years, in no order; the same for the same number. */
function row(at) {
  const lane = (at * 7919) % 400;
  return {
    key: `B-${at}`,
    origin: places[(lane * 13) % places.length],
    destination: places[(lane * 29 + 7) % places.length],
    trailerCategory: trailers[lane % 3],
    pickupDate: new Date(Date.now() - ((at * 104_729) % 730) * day).toISOString().slice(0, 10),
    amount: { currencyCode: "USD", amount: 150_000 + ((at * 31) % 900) * 100 },
    carrierName: `Carrier ${(at * 17) % 60}`,
  };
}
const bodies = (validateOnly) =>
  Array.from({ length: rows / rowsAtOnce }, (_, batch) =>
    JSON.stringify({
      rows: Array.from({ length: rowsAtOnce }, (__, at) => row(batch * rowsAtOnce + at)),
      validateOnly,
    }),
  );

const portal = await startPortal();
const api = { url: portal.url, headers: { "api-key": portal.apiKey, "content-type": "application/json" } };
const run = (sent) => timedCalls({ ...api, path: "/api/rate-observations/import", connections: 1, bodies: sent });

try {
  await run(bodies(true).slice(0, 5)); // warm: code compiled, places read
  const cases = { "only tried": bodies(true), new: bodies(false), "sent again": bodies(false) };
  console.log(`\n${rows} rows, ${rowsAtOnce} a call\n| rows | rows/s | p50 ms | p95 ms |\n|---|---:|---:|---:|`);
  for (const [name, sent] of Object.entries(cases)) {
    const { seconds, milliseconds } = await run(sent);
    const cells = [rows / seconds, quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)].map(Math.round);
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
} finally {
  await portal.stop();
}
