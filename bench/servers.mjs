import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const project = path.resolve(import.meta.dirname, "..");

/** @param {net.Server} server one that listens on TCP */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on TCP.");
  return address.port;
}

export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  return port;
}

/** The same files without copying them where the disk allows it. */
function linkTree(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else
      try {
        fs.linkSync(source, target);
      } catch {
        fs.copyFileSync(source, target);
      }
  }
}

/** The project in a folder of its own, with an echo for Next and one for the front door, which the product does not have. */
function projectWithEcho(folder) {
  const leftOut = (name) =>
    name.startsWith(".next") || [".git", ".data", "node_modules", "test-results"].includes(name);
  for (const name of fs.readdirSync(project))
    if (!leftOut(name)) fs.cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  linkTree(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  fs.mkdirSync(path.join(folder, "app/api/bench-echo"), { recursive: true });
  fs.copyFileSync(path.join(project, "bench/echo-route.ts"), path.join(folder, "app/api/bench-echo/route.ts"));
  fs.copyFileSync(path.join(project, "bench/serve-with-echo.ts"), path.join(folder, "scripts/serve.ts"));
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** The embedded database of the started portal, as the portal reaches it: its process file names port and socket. */
function databaseUrl(home) {
  const [, , , port, socket] = fs.readFileSync(path.join(home, "database/postmaster.pid"), "utf8").split("\n");
  const { database } = readJson(path.join(home, "secrets.json"));
  const url = new URL(`postgresql://postgres:${database}@127.0.0.1:${port}/postgres`);
  if (socket) url.searchParams.set("host", socket);
  return url.href;
}

/** Builds and starts the portal as `npm start` does, on a database of its own. */
export async function startPortal() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "freight-portal-bench-"));
  fs.chmodSync(folder, 0o755);
  const home = path.join(folder, "home");
  projectWithEcho(path.join(folder, "project"));
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: home, RATE_LIMIT_PER_MINUTE: "100000000", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: path.join(folder, "project"),
    env: { ...process.env, ...environment, npm_lifecycle_event: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    const exited = child.exitCode === null && once(child, "exit");
    child.kill("SIGTERM");
    await exited;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once("SIGINT", () => stop().then(() => process.exit(130)));
  for await (const line of child.stdout) {
    process.stderr.write(line);
    if (String(line).includes("API key")) break;
  }
  if (child.exitCode !== null) throw new Error("The portal did not start.");
  child.stdout.resume();
  const { apiKey, users } = readJson(path.join(home, "demo-credentials.json"));
  return {
    url: `http://127.0.0.1:${port}`,
    apiKey,
    users,
    databaseUrl: databaseUrl(home),
    processId: child.pid,
    folder: path.join(folder, "project"),
    home,
    stop,
  };
}

/**
 * A program that serves the portal's build on its database, beside the portal.
 * @param {{ folder: string, home: string, databaseUrl: string }} portal
 * @param {{ port: number, node?: string, worker?: "on" | "off", program: (build: string) => string[] }} options
 */
async function serveBeside({ folder, home, databaseUrl: url }, options) {
  const { port, node = process.execPath, worker = "off", program } = options;
  const build = fs.readdirSync(folder).find((name) => name.startsWith(".next-")) ?? "";
  const child = spawn(node, program(build), {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: url,
      BETTER_AUTH_SECRET: readJson(path.join(home, "secrets.json")).auth,
      NEXT_DIST_DIR: build,
      PORT: String(port),
      NODE_ENV: "production",
      WORKER: worker,
      RATE_LIMIT_PER_MINUTE: "100000000",
      LOG_LEVEL: "silent",
    },
    stdio: "ignore",
  });
  const exited = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${node} ended while it was starting ${program(build).join(" ")}.`);
    await sleep(50);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { url: origin, processId: child.pid, stop };
}

/** The same build served by `next start`. */
export async function startPlainNext(portal, node = process.execPath) {
  const port = await freePort();
  const program = () => ["node_modules/next/dist/bin/next", "start", "-p", String(port)];
  return serveBeside(portal, { port, node, program });
}

/**
 * Another instance of the portal.
 * @param {{ port: number, node?: string, worker?: "on" | "off" }} options
 */
export const startInstance = (portal, options) =>
  serveBeside(portal, { ...options, program: (build) => [path.join(build, "serve.mjs")] });

export async function startBareServer(url, node = process.execPath) {
  const env = { ...process.env, DATABASE_URL: url };
  const child = fork(path.join(import.meta.dirname, "bare-server.mjs"), { execPath: node, env });
  const [{ port }] = await once(child, "message");
  const stop = async () => {
    const exited = once(child, "exit");
    child.disconnect();
    await exited;
  };
  const headers = { "content-type": "application/json" };
  return { url: `http://127.0.0.1:${port}`, headers, processId: child.pid, stop };
}
