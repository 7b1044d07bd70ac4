// More than the portal can do: what it still gets done, how long that takes, and what another organization feels of it.
import http from "node:http";
import { loadBody } from "./load-body.mjs";
import { keyOfAnotherOrganization } from "./other-organization.mjs";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const multiples = [1, 2, 5, 15];
const known = 200;

const portal = await startPortal();
const connections = 512;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
const otherAgent = new http.Agent({ keepAlive: true });

/** @returns {Promise<{ status: number, milliseconds: number, retryAfter: string | undefined }>} */
function call(key, path, body, by = agent) {
  const started = performance.now();
  return new Promise((resolve) => {
    const headers = { "api-key": key, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const failed = () => resolve({ status: 0, milliseconds: performance.now() - started, retryAfter: undefined });
    const request = http.request(`${portal.url}/api${path}`, { agent: by, method: "POST", headers }, (response) => {
      response.resume();
      response.on("end", () => {
        const retryAfter = response.headers["retry-after"];
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - started, retryAfter });
      });
      response.on("error", failed);
    });
    request.on("error", failed);
    request.end(body);
  });
}

let sent = 0;
/** Seven reads, two syncs and a list of ten, as a day has them. */
function nextCall() {
  const at = sent++;
  if (at % 10 < 7) return ["/loads/get", JSON.stringify({ externalId: `PRESSURE-${at % known}` })];
  if (at % 10 < 9) return ["/loads/sync", loadBody(`PRESSURE-${at % known}`, at)];
  return ["/loads/list", '{"limit":50}'];
}

/** As many at a time as there are callers. */
async function closedLoop(callers, forSeconds, make) {
  const answers = [];
  const end = performance.now() + forSeconds * 1000;
  const caller = async () => {
    while (performance.now() < end) answers.push(await make());
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

/** So many a second, whether the earlier ones were answered or not, as long as there are connections to send them on. */
async function openLoop(perSecond, forSeconds, make) {
  const pending = [];
  let underWay = 0;
  const started = performance.now();
  for (let made = 0; performance.now() - started < forSeconds * 1000; ) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (made < due) {
      made++;
      if (underWay >= connections) continue;
      underWay++;
      pending.push(make().finally(() => underWay--));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(pending);
}

/** What another organization feels meanwhile: a read every fifty milliseconds. */
async function beside(key, work) {
  const reads = [];
  const timer = setInterval(() => reads.push(call(key, "/loads/get", '{"externalId":"OTHER-1"}', otherAgent)), 50);
  const result = await work();
  clearInterval(timer);
  const answers = await Promise.all(reads);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return {
    result,
    p99: quantile(
      answers.map(({ milliseconds }) => milliseconds),
      0.99,
    ),
    failed,
    count: answers.length,
  };
}

const rounded = (value) => Math.round(value).toLocaleString("en-US");

try {
  const other = await keyOfAnotherOrganization(portal);
  await call(other, "/loads/sync", loadBody("OTHER-1", 1));
  for (let at = 0; at < known; at++) await call(portal.apiKey, "/loads/sync", loadBody(`PRESSURE-${at}`, at));
  const one = () => call(portal.apiKey, ...nextCall());
  await closedLoop(16, 3, one);
  const capacity = (await closedLoop(16, seconds, one)).length / seconds;
  console.log(`\ncapacity: ${rounded(capacity)} calls/s over 16 connections\n`);
  console.log(
    "| offered | sent/s | answered/s | p99 of those, ms | refused | without Retry-After | lost | other: p99 ms |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|");
  for (const multiple of multiples) {
    const { result, p99 } = await beside(other, () => openLoop(capacity * multiple, seconds, one));
    const answered = result.filter(({ status }) => status === 200);
    const refused = result.filter(({ status }) => status === 429 || status === 503);
    const bare = refused.filter(({ retryAfter }) => !retryAfter).length;
    const lost = result.length - answered.length - refused.length;
    const late = quantile(
      answered.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    const cells = [
      `${multiple} ×`,
      rounded(result.length / seconds),
      rounded(answered.length / seconds),
      rounded(late),
    ];
    console.log(`| ${[...cells, rounded(refused.length), bare, lost, rounded(p99)].join(" | ")} |`);
  }
} finally {
  agent.destroy();
  otherAgent.destroy();
  await portal.stop();
}
