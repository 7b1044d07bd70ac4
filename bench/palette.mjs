// What the command palette and a saved view wait for, with 50,000 loads in the organization: ids, reference numbers,
// words that many, few and no loads have, one call after the other as somebody types.
import { fillWithLoads } from "./many-loads.mjs";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { signedIn } from "./signed-in.mjs";
import { timedCalls } from "./timed-calls.mjs";

const loads = Number(process.env.BENCH_LOADS ?? 50_000);
const calls = Number(process.env.BENCH_CALLS ?? 200);

const queries = {
  "a whole id": (at) => `b-${100_001 + ((at * 7919) % loads)}`,
  "half an id": (at) => `${1000 + (at % 500)}`,
  "a purchase order": (at) => `po-${700_000 + ((at * 104_729) % loads) * 7}`,
  "a frequent word": (at) => ["monterrey", "dallas", "laredo", "available"][at % 4] ?? "",
  "two words": (at) => ["frutas phoenix", "acero houston", "toluca antonio"][at % 3] ?? "",
  "a word of no load": (at) => `zq${at}`,
};

const views = {
  "a view: uncovered, by pickup": { status: ["ON_HOLD", "AVAILABLE"], assigned: false, sort: "pickupAt" },
  "a view: by words": { query: "monterrey reefer" },
  "a view: by amount": { status: ["AVAILABLE"], sort: "-maxBuy" },
};

const portal = await startPortal();
try {
  await fillWithLoads(portal.databaseUrl, loads);
  const headers = { ...(await signedIn(portal)), "content-type": "application/json" };
  const run = (path, bodies) => timedCalls({ url: portal.url, headers, path, connections: 1, bodies });
  console.log(`\n${loads} loads, ${calls} calls each\n| | p50 ms | p95 ms |\n|---|---:|---:|`);
  const print = (name, { milliseconds }) =>
    console.log(`| ${name} | ${quantile(milliseconds, 0.5).toFixed(1)} | ${quantile(milliseconds, 0.95).toFixed(1)} |`);
  const count = { length: calls };
  for (const [name, queryOf] of Object.entries(queries)) {
    const bodies = Array.from(count, (_, at) => JSON.stringify({ query: queryOf(at) }));
    print(name, await run("/api/loads/find", bodies));
  }
  for (const [name, filter] of Object.entries(views)) {
    const bodies = Array.from(count, () => JSON.stringify({ ...filter, limit: 100 }));
    print(name, await run("/api/loads/list", bodies));
  }
} finally {
  await portal.stop();
}
