import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { tool } from "./prepare.mjs";
import { endInOrder, keepRunning, killGroup, launch, launchGuarded, onStop } from "./processes.mjs";
import { home, port, refuse } from "./settings.mjs";

/** Checked before anything else, so that nobody waits a minute to be refused. A server killed just now needs a moment. */
export async function checkPort() {
  for (let attempt = 0; attempt < 30; attempt++, await sleep(100)) {
    const probe = net.createServer();
    const problem = await new Promise((resolve) => probe.once("error", resolve).listen(port, () => resolve(undefined)));
    if (!problem) return new Promise((resolve) => probe.close(resolve));
    if (problem.code === "EACCES") refuse(`Port ${port} needs more rights than yours: try PORT=3000 npm start`);
    if (problem.code !== "EADDRINUSE") refuse(`The portal cannot listen on port ${port}: ${problem.message}`);
  }
  refuse(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`);
}

const logFile = path.join(home, "web.log");

/** On a terminal, the log of every request would scroll the sign-in data away: there it goes to a file. */
const outputOfServer = () => (process.stdout.isTTY ? fs.openSync(logFile, "a", 0o600) : "inherit");

/** @param {{ dev: boolean, buildFolder: string, environment: Record<string, string> }} options */
function spawnServer({ dev, buildFolder, environment }) {
  const env = { ...environment, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: dev ? "development" : "production" };
  if (dev) return launchGuarded(tool("next/dist/bin/next", "dev", "-p", String(port)), { env, output: "inherit" });
  const output = outputOfServer();
  return launch(process.execPath, [path.join(buildFolder, "serve.mjs")], {
    // Through this channel the server notices when this script is killed, and ends itself.
    stdio: ["ignore", output, output, "ipc"],
    env: { ...process.env, ...env, NEXT_DIST_DIR: buildFolder, PORT: String(port) },
  });
}

/** What the server may take (STOP_PAUSE_SECONDS, STOP_GRACE_SECONDS), and a little more. */
const stopsWithinSeconds =
  Number(process.env.STOP_PAUSE_SECONDS || 1) + Number(process.env.STOP_GRACE_SECONDS || 30) + 5;

async function endServer(server, exited) {
  killGroup(server, "SIGTERM");
  const late = setTimeout(() => killGroup(server, "SIGKILL"), stopsWithinSeconds * 1000);
  await exited;
  clearTimeout(late);
}

async function untilItAnswers(timeoutSeconds) {
  const address = `http://127.0.0.1:${port}/api/health`;
  let said = "nothing";
  for (const end = Date.now() + timeoutSeconds * 1000; Date.now() < end; await sleep(said === "nothing" ? 50 : 1000)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (answer) said = `status ${answer.status}`;
  }
  throw new Error(`The web server is not well: ${address} answers ${said}.`);
}

/**
 * Starts the web server and waits until it answers; when it ends by itself later, it is started again.
 * @param {{ dev: boolean, buildFolder: string, environment: Record<string, string> }} options
 */
export async function startWebServer(options) {
  /** @type {{ process: import("node:child_process").ChildProcess, exited: Promise<unknown> } | undefined} */
  let server;
  const start = async () => {
    const started = spawnServer(options);
    endInOrder(started);
    const exited = once(started, "exit");
    server = { process: started, exited };
    const failed = exited.then(() => Promise.reject(new Error("The web server stopped while it was starting.")));
    await Promise.race([untilItAnswers(options.dev ? 180 : 30), failed]);
    return server;
  };
  onStop(() => server && endServer(server.process, server.exited));
  const running = await start();
  keepRunning(process.stdout.isTTY ? `The web server (${logFile})` : "The web server", running, start);
}
