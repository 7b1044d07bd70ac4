// Embedded PostgreSQL: the real server from npm, started and stopped by us. Node builtins only.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresAccount, postgresBinaries } from "./postgres-binaries.mjs";

/** What PostgreSQL writes of itself, line by line, into this file, which it removes last. */
function pidFile(database) {
  try {
    const [pid, , , port, socket = "", , , state] = fs
      .readFileSync(path.join(database, "postmaster.pid"), "utf8")
      .split("\n");
    return { pid: Number(pid), port: Number(port), socket, ready: state?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function commandLine(pid) {
  if (!fs.existsSync("/proc/self/cmdline")) {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The server that an earlier, killed start left behind on this data, if any. */
function orphan(database) {
  const found = pidFile(database);
  if (!found) return undefined;
  if (commandLine(found.pid).includes(database)) return found.pid;
  // The machine was restarted and another process may bear this number: PostgreSQL would refuse to start.
  fs.rmSync(path.join(database, "postmaster.pid"), { force: true });
  return undefined;
}

function isStopped(database, pid) {
  try {
    process.kill(pid, 0);
    return pidFile(database)?.pid !== pid;
  } catch {
    return true;
  }
}

/** Fast shutdown, which rolls open transactions back; after 20 s an immediate one, which the next start recovers from. */
async function stopServer(database, pid) {
  for (const signal of ["SIGINT", "SIGQUIT"]) {
    if (isStopped(database, pid)) return;
    process.kill(pid, signal);
    for (const end = Date.now() + 20_000; Date.now() < end && !isStopped(database, pid); ) await sleep(20);
  }
}

/** A port of 127.0.0.1 that nobody listens on now. */
export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** @returns {Promise<string | undefined>} what went wrong */
async function runInitdb(file, flags, options) {
  // Detached: Ctrl-C in a terminal must reach us only, and we then stop things in order.
  const initdb = spawn(file, flags, { ...options, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const kill = () => initdb.pid && process.kill(-initdb.pid, "SIGKILL");
  process.once("exit", kill);
  let output = "";
  initdb.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(initdb, "close").catch((error) => {
    throw error.code === "EACCES" ? new Error(`The account that runs PostgreSQL may not enter ${options.cwd}.`) : error;
  });
  process.off("exit", kill);
  return code === 0 ? undefined : output;
}

/** Made beside its place and then renamed: a kill in the middle leaves no half-made database. */
async function createDatabaseFolder({ native, database, password, account, durable }) {
  const home = path.dirname(database);
  for (const name of fs.readdirSync(home)) {
    if (name.startsWith("database.partial-")) fs.rmSync(path.join(home, name), { recursive: true, maxRetries: 5 });
  }
  const partial = fs.mkdtempSync(path.join(home, "database.partial-"));
  const passwordFile = `${partial}-password`;
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) {
    for (const file of [partial, passwordFile]) fs.chownSync(file, account.uid, account.gid);
  }
  // A collation of PostgreSQL's own: lists sort alike on every machine, whatever its C library.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--no-instructions"];
  const flags = [`--pgdata=${partial}`, ...access, ...locale, ...(durable ? [] : ["--no-sync"])];
  const problem = await runInitdb(path.join(native, "bin/initdb"), flags, { ...account, cwd: home });
  fs.rmSync(passwordFile);
  if (problem !== undefined) throw new Error(`The database could not be created in ${home}:\n${problem}`);
  fs.renameSync(partial, database);
}

const lasting = {
  listen_addresses: "127.0.0.1",
  unix_socket_permissions: "0700",
  max_connections: "200",
  timezone: "UTC",
  log_timezone: "UTC",
};
const throwAway = { ...lasting, fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const socketPathMax = 103;

/** Where the server's socket lies: in the database's own folder, unless its path is longer than a socket's may be. */
const socketFolder = (database) => (database.length + "/.s.PGSQL.65535".length > socketPathMax ? "" : database);

/** By its socket where there is one: on one machine that is the shorter way. */
function addressOf({ port, socket }, password) {
  const url = new URL(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);
  if (socket) url.searchParams.set("host", socket);
  return url.href;
}

function launch({ native, database, account, durable }, { port, socket }) {
  const home = path.dirname(database);
  const all = { ...(durable ? lasting : throwAway), unix_socket_directories: socket };
  const settings = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A file: a pipe would break when we are killed, and the server must live on until the next start stops it.
  const log = fs.openSync(path.join(home, "database.log"), "a", 0o600);
  const server = spawn(path.join(native, "bin/postgres"), ["-D", database, "-p", String(port), ...settings], {
    ...account,
    cwd: home,
    detached: true,
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  return server;
}

/**
 * The free port found a moment ago may be taken by now, so a server that ends at once is started again: without a
 * socket, because some shared folders do not support them.
 */
async function launchUntilReady(place, before) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const fresh = async () => ({ port: await freePort(), socket: attempt === 1 ? socketFolder(place.database) : "" });
    const address = before ?? (await fresh());
    const server = launch(place, address);
    const exited = once(server, "exit");
    for (const end = Date.now() + 60_000; server.exitCode === null && Date.now() < end; await sleep(20)) {
      const state = pidFile(place.database);
      if (state?.ready && state.pid === server.pid) return { address, pid: state.pid, exited };
    }
    if (server.exitCode === null) server.kill("SIGQUIT");
    await exited;
  }
  throw new Error(`PostgreSQL did not start; ${path.join(path.dirname(place.database), "database.log")} says why.`);
}

/**
 * The address of the server that another process runs on `<home>/database`, if one does.
 * @param {{ home: string, password: string }} options
 */
export function runningPostgres({ home, password }) {
  const database = path.join(fs.realpathSync(home), "database");
  const found = pidFile(database);
  return found?.ready && commandLine(found.pid).includes(database) ? addressOf(found, password) : undefined;
}

/** @typedef {{ port: number, socket: string }} Address */

/**
 * Starts PostgreSQL on `<home>/database`, made at the first call; one left by a killed start is stopped before.
 * `durable: false` gives up safety against power cuts, for databases that are thrown away. `address` is where it was
 * before, when those who use it go on there.
 * @param {{ home: string, password: string, durable?: boolean, address?: Address }} options
 * @returns {Promise<{ url: string, address: Address, pid: number, exited: Promise<unknown>, stop: () => Promise<void> }>}
 */
export async function startPostgres({ home, password, durable = true, address: before }) {
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  const database = path.join(fs.realpathSync(home), "database");
  const account = postgresAccount(database);
  const native = postgresBinaries(home, account);
  const place = { native, database, account, durable };
  const left = orphan(database);
  if (left) await stopServer(database, left);
  if (!fs.existsSync(path.join(database, "PG_VERSION"))) await createDatabaseFolder({ ...place, password });
  const { address, pid, exited } = await launchUntilReady(place, before);
  return {
    url: addressOf(address, password),
    address,
    pid,
    exited,
    stop: () => stopServer(database, pid),
  };
}
