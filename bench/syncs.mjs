// What a load sync costs, beside a handler that does nothing and a server that only stores.
// Everything runs in one process tree on one machine, interleaved, so the ratios mean more than the figures.

import { loadBody } from "./load-body.mjs";
import { measure } from "./measure.mjs";
import { median } from "./quantile.mjs";
import { startBareServer, startPlainNext, startPortal } from "./servers.mjs";

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 16);

const portal = await startPortal();
const bare = await startBareServer(portal.databaseUrl);
const next = await startPlainNext(portal);

let created = 0;
let updated = 0;
const existing = 500;
const newLoad = () => loadBody(`NEW-${process.pid}-${++created}`, created);
const changedLoad = () => loadBody(`OLD-${++updated % existing}`, updated);
const knownLoad = () => JSON.stringify({ externalId: `OLD-${++updated % existing}` });

/** @returns {{ perSecond: number, p50: number, p99: number }[]} */
const noRuns = () => [];

const api = { url: portal.url, headers: { "api-key": portal.apiKey, "content-type": "application/json" } };
const cases = [
  { name: "(a) Next, echo: parse and answer the body", ...api, url: next.url, path: "/api/bench-echo", body: newLoad },
  { name: "(b) node:http + pg, one upsert: create", ...bare, path: "/", body: newLoad },
  { name: "(b) node:http + pg, one upsert: update", ...bare, path: "/", body: changedLoad },
  { name: "(c) front door, echo", ...api, path: "/api/bench-echo", body: newLoad },
  { name: "Next, loads/sync: create", ...api, url: next.url, path: "/api/loads/sync", body: newLoad },
  { name: "Next, loads/sync: update", ...api, url: next.url, path: "/api/loads/sync", body: changedLoad },
  { name: "loads/sync: create", ...api, path: "/api/loads/sync", body: newLoad },
  { name: "loads/sync: update", ...api, path: "/api/loads/sync", body: changedLoad },
  { name: "loads/get", ...api, path: "/api/loads/get", body: knownLoad },
  { name: "loads/list: 50", ...api, path: "/api/loads/list", body: () => '{"limit":50}' },
  { name: "Next, loads/list: 50", ...api, url: next.url, path: "/api/loads/list", body: () => '{"limit":50}' },
];

/** The loads that are changed and read: how many a second of updates makes depends on the machine. */
async function syncExisting() {
  for (let load = 0; load < existing; load++) {
    const { ok, status } = await fetch(`${api.url}/api/loads/sync`, {
      method: "POST",
      headers: api.headers,
      body: changedLoad(),
    });
    if (!ok) throw new Error(`loads/sync: ${status}`);
  }
}

try {
  await syncExisting();
  for (const each of cases) await measure({ ...each, connections, seconds: 2 }); // warm: code compiled
  const results = cases.map((each) => ({ each, runs: noRuns() }));
  for (let round = 0; round < rounds; round++) {
    for (const { each, runs } of results) {
      runs.push(await measure({ ...each, connections, seconds }));
      process.stderr.write(".");
    }
  }
  process.stderr.write("\n");
  const figures = results.map(({ each, runs }) => ({
    name: each.name,
    perSecond: median(runs.map((run) => run.perSecond)),
    p50: median(runs.map((run) => run.p50)),
    p99: median(runs.map((run) => run.p99)),
  }));
  const echo = figures[0]?.perSecond ?? Number.NaN;
  console.log(
    `\nbody ${newLoad().length} bytes, ${connections} connections, ${rounds} rounds of ${seconds} s, medians`,
  );
  console.log("| case | requests/s | p50 ms | p99 ms | of (a) |\n|---|---:|---:|---:|---:|");
  for (const { name, perSecond, p50, p99 } of figures)
    console.log(`| ${name} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${(perSecond / echo).toFixed(2)} |`);
} finally {
  await next.stop();
  await bare.stop();
  await portal.stop();
}
