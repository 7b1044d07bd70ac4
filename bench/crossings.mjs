// What fifty routes cost in one call, beside a handler that only parses and answers the same body.

import fs from "node:fs";
import path from "node:path";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { timedCalls } from "./timed-calls.mjs";

const calls = Number(process.env.BENCH_CALLS ?? 200);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const file = path.resolve(import.meta.dirname, "../lib/border-crossings/examples/crossing-lanes.json");
const { lanes } = JSON.parse(fs.readFileSync(file, "utf8"));
const place = (address) => ({ placeDetails: { place: { type: "ADDRESS_STRING", address } } });
const route = ({ origin, destination }) => ({
  stops: [
    { type: "PICKUP", ...place(origin) },
    { type: "DELIVERY", ...place(destination) },
  ],
  trailerRequirements: { allowedTypes: ["DRY_VAN"] },
});
const bodyOf = (count) => JSON.stringify({ requests: lanes.slice(0, count).map(route) });

const portal = await startPortal();
const api = { url: portal.url, headers: { "api-key": portal.apiKey, "content-type": "application/json" } };
/** @returns {number[]} */
const noFigures = () => [];

const cases = [
  { name: "echo: parse and answer 50 routes", path: "/api/bench-echo", body: bodyOf(50), milliseconds: [] },
  {
    name: "border-crossings/recommendations: 1 route",
    path: "/api/border-crossings/recommendations",
    body: bodyOf(1),
    milliseconds: noFigures(),
  },
  {
    name: "border-crossings/recommendations: 50 routes",
    path: "/api/border-crossings/recommendations",
    body: bodyOf(50),
    milliseconds: noFigures(),
  },
];

const run = ({ path, body }, count) =>
  timedCalls({ ...api, path, connections: 1, bodies: Array.from({ length: count }, () => body) });

try {
  for (const each of cases) await run(each, 50); // warm: code compiled, places read
  for (let round = 0; round < rounds; round++)
    for (const each of cases) each.milliseconds.push(...(await run(each, calls)).milliseconds);
  console.log(
    `\n${rounds} rounds of ${calls} calls one after the other\n| case | p50 ms | p95 ms | p99 ms |\n|---|---:|---:|---:|`,
  );
  for (const { name, milliseconds } of cases) {
    const cells = [0.5, 0.95, 0.99].map((share) => quantile(milliseconds, share).toFixed(1));
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
} finally {
  await portal.stop();
}
