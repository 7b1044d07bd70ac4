// A create of a load here, beside a typed create by Payload CMS, which is installed apart: its REST route in its own
// production build, on the same PostgreSQL. `--folder` keeps the installation for the next run.
//   npm run bench -- peer --connections 16 --seconds 5 --rounds 3 --folder /tmp/peer
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import pg from "pg";
import { loadBody } from "./load-body.mjs";
import { measure } from "./measure.mjs";
import { peerBody, peerFiles } from "./peer-app.mjs";
import { median } from "./quantile.mjs";
import { freePort, startPortal } from "./servers.mjs";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    connections: { type: "string", default: "16" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    folder: { type: "string" },
  },
});
const run = promisify(execFile);
const folder = values.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), "freight-portal-peer-"));

/** A database of its own on the portal's server. */
async function makeDatabase(databaseUrl) {
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  await sql.query("CREATE DATABASE bench_peer");
  await sql.end();
  const url = new URL(databaseUrl);
  url.pathname = "/bench_peer";
  return url.href;
}

/** Installs and builds the other application, makes its tables, and serves it. */
async function startPeer(databaseUrl) {
  for (const [name, text] of Object.entries(peerFiles)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const env = { ...process.env, DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: "1" };
  const inFolder = (environment) => ({ cwd: folder, env: { ...env, NODE_ENV: environment } });
  const next = "node_modules/next/dist/bin/next";
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  await run(process.execPath, ["make-tables.mjs"], inFolder("development"));
  await run(process.execPath, [next, "build"], inFolder("production"));
  const port = await freePort();
  const program = [next, "start", "-p", String(port)];
  const child = spawn(process.execPath, program, { ...inFolder("production"), stdio: "ignore" });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error("Payload did not start.");
    await sleep(100);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { url, stop };
}

const versionOfPeer = () =>
  JSON.parse(fs.readFileSync(path.join(folder, "node_modules/payload/package.json"), "utf8")).version;

const middle = (runs, field) => median(runs.map((run) => run[field]));

let made = 0;
const portal = await startPortal();
/** @type {Awaited<ReturnType<typeof startPeer>> | undefined} */
let peer;
try {
  peer = await startPeer(await makeDatabase(portal.databaseUrl));
  const json = { "content-type": "application/json" };
  const cases = [
    {
      name: "loads/sync: create",
      url: portal.url,
      headers: { ...json, "api-key": portal.apiKey },
      path: "/api/loads/sync",
      body: () => loadBody(`NEW-${process.pid}-${++made}`, made),
    },
    {
      name: `Payload ${versionOfPeer()}: create`,
      url: peer.url,
      headers: json,
      path: "/api/loads",
      body: () => peerBody(`NEW-${process.pid}-${++made}`, made),
    },
  ];
  const [connections, seconds] = [Number(values.connections), Number(values.seconds)];
  for (const each of cases) await measure({ ...each, connections, seconds: 3 }); // warm
  /** @type {Awaited<ReturnType<typeof measure>>[][]} */
  const runs = cases.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, each] of cases.entries()) runs[at]?.push(await measure({ ...each, connections, seconds }));
  console.log(`\n${connections} connections, ${values.rounds} rounds of ${seconds} s, medians`);
  console.log("| case | bytes | requests/s | p50 ms | p99 ms | of Payload |\n|---|---:|---:|---:|---:|---:|");
  for (const [at, { name, body }] of cases.entries()) {
    const [count, p50, p99] = ["perSecond", "p50", "p99"].map((field) => middle(runs[at], field));
    const ratio = (count / middle(runs[1], "perSecond")).toFixed(1);
    console.log(`| ${name} | ${body().length} | ${count.toFixed(1)} | ${p50} | ${p99} | ${ratio} |`);
  }
} finally {
  await peer?.stop();
  await portal.stop();
  if (!values.folder) fs.rmSync(folder, { recursive: true, force: true });
}
