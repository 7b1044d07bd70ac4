// Two instances behind nginx (from the system), stopped and started in turn while calls go on: how many of them fail.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadBody } from "./load-body.mjs";
import { freePort, startInstance, startPortal } from "./servers.mjs";
import { timedCalls } from "./timed-calls.mjs";

const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 16);

const portal = await startPortal();
/** @type {[number, number]} */
const ports = [await freePort(), await freePort()];
const start = (port) => startInstance(portal, { port });
const instances = await Promise.all(ports.map(start));

const front = await freePort();
const folder = path.join(portal.folder, "nginx");
fs.mkdirSync(folder);
// As an operator would write it: connections are kept, and a call that no server took goes to the other one.
fs.writeFileSync(
  path.join(folder, "nginx.conf"),
  `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(" ")} keepalive 32; }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_next_upstream error timeout;
    }
  }
}`,
);
const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], { stdio: "inherit" });

let restarts = 0;
let isOver = false;
async function restartInTurn() {
  for (let at = 0; !isOver; at = 1 - at) {
    await instances[at]?.stop();
    instances[at] = await start(ports[at]);
    restarts++;
    await sleep(500);
  }
}

try {
  await sleep(500);
  const target = {
    url: `http://127.0.0.1:${front}`,
    headers: { "api-key": portal.apiKey, "content-type": "application/json" },
  };
  const body = (at) =>
    at % 10 === 0 ? loadBody(`RESTART-${at}`, at) : JSON.stringify({ externalId: `RESTART-${at % 10}` });
  const paths = (at) => (at % 10 === 0 ? "/api/loads/sync" : "/api/loads/get");
  for (let at = 0; at < 10; at++)
    await timedCalls({ ...target, path: "/api/loads/sync", connections: 1, bodies: [loadBody(`RESTART-${at}`, at)] });
  const restarting = restartInTurn();
  const failures = new Map();
  let next = 0;
  const milliseconds = [];
  const caller = async () => {
    while (next < calls) {
      const at = next++;
      try {
        const made = await timedCalls({ ...target, path: paths(at), connections: 1, bodies: [body(at)] });
        milliseconds.push(...made.milliseconds);
      } catch (error) {
        failures.set(error.message, (failures.get(error.message) ?? 0) + 1);
      }
      if (at % 5000 === 0) process.stderr.write(".");
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  isOver = true;
  await restarting;
  milliseconds.sort((one, other) => one - other);
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `\n${calls} calls, ${restarts} restarts, ${failed} failed, p99 ${Math.round(milliseconds[Math.floor(milliseconds.length * 0.99)])} ms`,
  );
  for (const [message, count] of failures) console.log(`${count}  ${message}`);
} finally {
  nginx.kill("SIGTERM");
  await once(nginx, "exit");
  for (const instance of instances) await instance.stop();
  await portal.stop();
}
