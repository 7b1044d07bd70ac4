// What 500 open streams of bid events cost one instance: its memory, and how soon an event reaches the readers.
// Events are written and notified as another instance would do it.

import crypto from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import pg from "pg";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";

const readers = Number(process.env.BENCH_STREAMS ?? 500);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const perSecond = Number(process.env.BENCH_EVENTS ?? 20);
// A key may have 100 streams open.
const perKey = 100;

const portal = await startPortal();
const sql = new pg.Client({ connectionString: portal.databaseUrl });
await sql.connect();
const { rows: organizations } = await sql.query('SELECT "organizationId" FROM api_key LIMIT 1');
const [{ organizationId }] = organizations;

async function makeKeys(count) {
  const [{ email, password }] = portal.users;
  const json = { "content-type": "application/json", origin: portal.url };
  const signIn = { method: "POST", headers: json, body: JSON.stringify({ email, password }) };
  const answer = await fetch(`${portal.url}/api/auth/sign-in/email`, signIn);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const headers = { ...json, cookie, "sec-fetch-site": "same-origin" };
  const make = async () => {
    const body = JSON.stringify({ name: "Bench", scopes: ["bids:read"] });
    const made = await fetch(`${portal.url}/api/api-keys/create`, { method: "POST", headers, body });
    return (await made.json()).secret;
  };
  return Promise.all(Array.from({ length: count }, make));
}

/** The memory of the server's processes, in MB; 0 where the system has no `/proc`. */
function memoryOf(root) {
  const statuses = fs.existsSync("/proc/self/status")
    ? fs.readdirSync("/proc").flatMap((pid) => {
        const file = `/proc/${pid}/status`;
        return /^\d+$/.test(pid) && fs.existsSync(file)
          ? [{ pid: Number(pid), text: fs.readFileSync(file, "utf8") }]
          : [];
      })
    : [];
  const parentOf = new Map(statuses.map(({ pid, text }) => [pid, Number(/PPid:\t(\d+)/.exec(text)?.[1])]));
  const isOurs = (pid) => pid === root || (parentOf.has(pid) && isOurs(parentOf.get(pid)));
  const web = statuses.filter(({ pid, text }) => isOurs(pid) && /Name:\tfreight-portal/.test(text));
  return web.reduce((sum, { text }) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024, 0);
}

const sentAt = new Map();
const latencies = [];
let received = 0;

function openStream(key) {
  return new Promise((resolve, reject) => {
    const headers = { "api-key": key };
    const request = http.get(`${portal.url}/api/bid-events/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream was refused: ${response.statusCode}`));
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        const at = performance.now();
        const lines = (text + part).split("\n");
        text = lines.pop() ?? "";
        for (const line of lines) {
          const [, id] = /^data: .*"id": ?"(evt_[\w-]+)"/.exec(line) ?? [];
          if (!id) continue;
          received += 1;
          latencies.push(at - sentAt.get(id));
        }
        resolve(request);
      });
    });
    request.on("error", reject);
  });
}

const insert = `INSERT INTO bid_event ("organizationId", id, "bidId", "postingId", "loadId", type, envelope, actor, at)
  VALUES ($1, $2, 'bid', 'posting', 'load', 'bid.submitted', $3, '{}', now())`;
const note = "x".repeat(600);

async function printMemory() {
  const id = `evt_${crypto.randomUUID()}`;
  await sql.query({ name: "insert", text: insert, values: [organizationId, id, JSON.stringify({ id, note })] });
  sentAt.set(id, performance.now());
  await sql.query("SELECT pg_notify('bid-events', $1)", [organizationId]);
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const keys = await makeKeys(Math.ceil(readers / perKey));
await fetch(`${portal.url}/api/health`);
const before = memoryOf(portal.processId);
const streams = [];
for (let opened = 0; opened < readers; opened += 50)
  streams.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(50, readers - opened) }, (_, index) =>
        openStream(keys[Math.floor((opened + index) / perKey)]),
      ),
    )),
  );
await sleep(1000);
const open = memoryOf(portal.processId);
const count = seconds * perSecond;
for (let sent = 0; sent < count; sent++) {
  await printMemory();
  await sleep(1000 / perSecond);
}
for (let waited = 0; received < count * readers && waited < 100; waited++) await sleep(100);
const after = memoryOf(portal.processId);
for (const stream of streams) stream.on("error", () => undefined);

const ms = (share) => quantile(latencies, share).toFixed(0);
console.log(`${readers} streams, ${count} events at ${perSecond}/s: ${received} of ${count * readers} arrived`);
console.log(`from the commit to the reader: p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, p99 ${ms(0.99)} ms`);
console.log(
  `memory of the server: ${before.toFixed(0)} MB before, ${open.toFixed(0)} MB with them open, ${after.toFixed(0)} MB after the events`,
);

const stopping = performance.now();
await sql.end();
await portal.stop();
console.log(`stopped with all of them open in ${((performance.now() - stopping) / 1000).toFixed(1)} s`);
if (received !== count * readers) process.exitCode = 1;
