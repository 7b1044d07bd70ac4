// What one person's searches take from everybody else: sixty at a time among many loads, while another organization
// reads a load, and the TMS of the same one reads and syncs, each every fifty milliseconds.
import http from "node:http";
import { measureLists } from "./lists.mjs";
import { loadBody } from "./load-body.mjs";
import { fillWithLoads } from "./many-loads.mjs";
import { keyOfAnotherOrganization } from "./other-organization.mjs";
import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { signedIn } from "./signed-in.mjs";

const loads = Number(process.env.BENCH_LOADS ?? 1_000_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const searchers = 60;
const ownLoads = 200;

const portal = await startPortal();
const agents = [];

/** Calls over connections of their own, kept open. */
function caller(headers) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  agents.push(agent);
  return (path, body) => {
    const started = performance.now();
    return new Promise((resolve) => {
      const length = Buffer.byteLength(body);
      const request = http.request(`${portal.url}/api${path}`, {
        agent,
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": length },
      });
      const end = (status) => resolve({ status, milliseconds: performance.now() - started });
      request.on("error", () => end(0));
      request.on("response", (response) => {
        response.resume().on("end", () => end(response.statusCode));
        response.on("error", () => end(0));
      });
      request.end(body);
    });
  };
}

const words = ["monterrey reefer", "dallas", "acero houston", "toluca antonio", "laredo 53", "zq nothing", "b-1234"];
const until = (end, make) => async () => {
  const answers = [];
  for (let at = 0; performance.now() < end; at++) {
    const answer = await make(at);
    answers.push(answer);
    // As Retry-After asks for.
    if (answer.status === 429 || answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return answers;
};

async function every(milliseconds, end, make) {
  const calls = [];
  for (let at = 0; performance.now() < end; at++) {
    calls.push(make(at));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  return Promise.all(calls);
}

function print(name, answers) {
  const counted = new Map();
  for (const { status } of answers) counted.set(status, (counted.get(status) ?? 0) + 1);
  const answered = answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  const all = answers.map(({ milliseconds }) => milliseconds);
  const figures = [quantile(answered, 0.5), quantile(answered, 0.99), quantile(all, 1)].map((ms) => ms.toFixed(0));
  const others = [...counted].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
  console.log(`| ${[name, counted.get(200) ?? 0, ...figures, others.join(", ") || "none"].join(" | ")} |`);
}

try {
  const other = caller({ "api-key": await keyOfAnotherOrganization(portal) });
  const tms = caller({ "api-key": portal.apiKey });
  const viewer = await signedIn(portal, "VIEWER");
  const viewers = caller(viewer);
  await other("/loads/sync", loadBody("OTHER-1", 1));
  const own = (at) => `OWN-${at % ownLoads}`;
  for (let at = 0; at < ownLoads; at++) await tms("/loads/sync", loadBody(own(at), at));
  await fillWithLoads(portal.databaseUrl, loads);
  const measure = async (name, work) => {
    const end = performance.now() + seconds * 1000;
    const [read, ownRead, ownSync, searched] = await Promise.all([
      every(50, end, () => other("/loads/get", '{"externalId":"OTHER-1"}')),
      every(50, end, (at) => tms("/loads/get", JSON.stringify({ externalId: own(at) }))),
      every(50, end, (at) => tms("/loads/sync", loadBody(own(at), at + ownLoads))),
      work(end),
    ]);
    print(`${name}: another organization reads`, read);
    print(`${name}: the TMS reads`, ownRead);
    print(`${name}: the TMS syncs`, ownSync);
    if (searched.length > 0) print(`${name}: searches`, searched.flat());
  };
  console.log(`\n${loads.toLocaleString("en-US")} loads`);
  await measureLists(portal, await signedIn(portal, "BROKER"));
  console.log(`\n${seconds} s each`);
  console.log("| | answered | p50 ms | p99 ms | longest of all, ms | other answers |\n|---|---:|---:|---:|---:|---|");
  await measure("alone", async () => []);
  await measure(`${searchers} searches at a time`, (end) => {
    const search = (at) =>
      viewers("/loads/list", JSON.stringify({ limit: 100, query: words[at % words.length], sort: "maxBuy" }));
    return Promise.all(Array.from({ length: searchers }, (_, first) => until(end, (at) => search(first + at))()));
  });
} finally {
  for (const agent of agents) agent.destroy();
  await portal.stop();
}
