// What a load costs to write and to read through the front door, through Next's route handlers of the same build, and
// through servers that do nothing else: at several numbers of connections, on several Nodes, in one run.
//   npm run bench -- front-door --connections 1,16 --node 20 --node 24 --seconds 3 --rounds 3
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { loadBody } from "./load-body.mjs";
import { measure } from "./measure.mjs";
import { childrenOf, forgetPeak, peakOf } from "./memory.mjs";
import { findNodes } from "./nodes.mjs";
import { median } from "./quantile.mjs";
import { freePort, startBareServer, startInstance, startPlainNext, startPortal } from "./servers.mjs";
import { timedCalls } from "./timed-calls.mjs";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    connections: { type: "string", default: "1,16,64,256" },
    node: { type: "string", multiple: true, default: [process.versions.node.split(".")[0] ?? ""] },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
  },
});
const connectionCounts = values.connections.split(",").map(Number);
const existing = 500;

let created = 0;
let used = 0;
const newLoad = () => loadBody(`NEW-${process.pid}-${++created}`, created);
const changedLoad = () => loadBody(`OLD-${++used % existing}`, used);
const knownLoad = () => JSON.stringify({ externalId: `OLD-${++used % existing}` });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "freight-portal-nodes-"));
const nodes = await findNodes(values.node, folder);
const portal = await startPortal();
const headers = { "api-key": portal.apiKey, "content-type": "application/json" };

/** The servers of one Node, and what is asked of them. */
async function serversOn({ version, program: node }) {
  // The background work runs in the portal's process, as under `npm start`.
  const front = await startInstance(portal, { port: await freePort(), node, worker: "on" });
  const next = await startPlainNext(portal, node);
  const bare = await startBareServer(portal.databaseUrl, node);
  const api = (server, endpoint) => ({ ...server, headers, path: `/api/${endpoint}` });
  const byAll = (endpoint) => ({ "front door": api(front, endpoint), Next: api(next, endpoint) });
  const work = [
    { name: "create", body: newLoad, targets: { ...byAll("loads/sync"), floor: { ...bare, path: "/" } } },
    { name: "update", body: changedLoad, targets: { ...byAll("loads/sync"), floor: { ...bare, path: "/" } } },
    { name: "get", body: knownLoad, targets: { ...byAll("loads/get"), floor: api(front, "bench-echo") } },
    { name: "list of 50", body: () => '{"limit":50}', targets: byAll("loads/list") },
  ];
  return { version, servers: { "front door": front, Next: next, "node:http + pg": bare }, work };
}

/** @typedef {Awaited<ReturnType<typeof measure>> & { peak: number }} Run */

/** @returns {Run[]} */
const noRuns = () => [];

/** One cell of the table for each Node, operation, number of connections and target. */
const cellsOf = (running) =>
  connectionCounts.flatMap((connections) =>
    running.flatMap(({ version, work }) =>
      work.flatMap(({ name, body, targets }) =>
        Object.entries(targets).map(([target, server]) => {
          const call = { ...server, body, connections, name: `${name}, ${target}, ${version}`, mayRefuse: true };
          return { version, name, target, connections, call, processId: server.processId, runs: noRuns() };
        }),
      ),
    ),
  );

/** Calls that the end of a cell cut off are still being answered: the next cell begins when one call more has had its turn. */
async function untilDone({ url, path, headers, body }) {
  const isAnswered = async () => {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: body() });
    await answer.arrayBuffer();
    return answer.ok;
  };
  while (!(await isAnswered())) await sleep(100);
}

async function runOnce({ call, processId, runs }) {
  forgetPeak(processId);
  const run = await measure({ ...call, seconds: Number(values.seconds) });
  runs.push({ ...run, peak: peakOf(processId) });
  await untilDone(call);
  process.stderr.write(".");
}

const middle = (runs, field) => median(runs.map((run) => run[field]));
const rounded = (value) => Math.round(value).toLocaleString("en-US");

/** What was answered and refused in a second and how long that took; nothing where the target has no such cell. */
function figuresOf(cell) {
  if (!cell) return { text: " |  | ", perSecond: Number.NaN };
  const perSecond = middle(cell.runs, "perSecond");
  const refused = middle(cell.runs, "refusedPerSecond");
  const counts = `${rounded(perSecond)}${refused > 0 ? ` + ${rounded(refused)} refused` : ""}`;
  return { text: [counts, middle(cell.runs, "p50"), middle(cell.runs, "p99")].join(" | "), perSecond };
}

const columns = ["Node", "operation", "connections", "front door/s", "p50 ms", "p99 ms", "peak MB"]
  .concat(["Next/s", "p50 ms", "p99 ms", "floor/s", "p50 ms", "p99 ms"])
  .concat(["of Next", "of floor"]);

function printTable(cells) {
  console.log(`| ${columns.join(" | ")} |\n|---|---|${"---:|".repeat(columns.length - 2)}`);
  for (const cell of cells.filter(({ target }) => target === "front door")) {
    const { version, name, connections, runs } = cell;
    const besideIt = (target) =>
      figuresOf(
        cells.find(
          (each) =>
            each.version === version &&
            each.name === name &&
            each.connections === connections &&
            each.target === target,
        ),
      );
    const [own, next, floor] = [figuresOf(cell), besideIt("Next"), besideIt("floor")];
    const ratio = (other) => (other.perSecond > 0 ? (own.perSecond / other.perSecond).toFixed(2) : "");
    const peak = rounded(Math.max(...runs.map((run) => run.peak)));
    const row = [version, name, connections, own.text, peak, next.text, floor.text, ratio(next), ratio(floor)];
    console.log(`| ${row.join(" | ")} |`);
  }
}

function printMemory({ version, servers }, cells) {
  const texts = Object.entries(servers).map(([name, { processId }]) => {
    const peaks = cells
      .filter((cell) => cell.processId === processId)
      .flatMap(({ runs }) => runs.map((run) => run.peak));
    const children = childrenOf(processId);
    return `${name} ${rounded(Math.max(...peaks))}${children.length > 0 ? ` (without ${children.join(", ")})` : ""}`;
  });
  console.log(`${version}, highest memory of each process in MB: ${texts.join("; ")}`);
}

/** @type {Awaited<ReturnType<typeof serversOn>>[]} */
const running = [];
try {
  for (const node of nodes) running.push(await serversOn(node));
  const bodies = Array.from({ length: existing }, (_, at) => loadBody(`OLD-${at}`, at));
  await timedCalls({ url: portal.url, headers, path: "/api/loads/sync", connections: 8, bodies });
  const cells = cellsOf(running);
  // Warm: what is used often is compiled.
  for (const { call } of cells.filter(({ connections }) => connections === connectionCounts.at(-1)))
    await measure({ ...call, connections: 16, seconds: Number(values.seconds) });
  for (let round = 0; round < Number(values.rounds); round++) for (const cell of cells) await runOnce(cell);
  process.stderr.write("\n");
  console.log(
    `\nbody ${newLoad().length} bytes, ${values.rounds} rounds of ${values.seconds} s a cell, interleaved, medians. Floor: node:http + pg for create and update, an echo by the front door for get.\n`,
  );
  printTable(cells);
  console.log();
  for (const each of running) printMemory(each, cells);
} finally {
  for (const { servers } of running) for (const server of Object.values(servers)) await server.stop();
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
