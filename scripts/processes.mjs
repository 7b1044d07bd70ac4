// The processes below this script: all of them end with it, in order when there is time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const running = new Set();
const cleanups = [];
const endingInOrder = new WeakSet();
let stopping = false;

export const isStopping = () => stopping;

/** For a child whose end a cleanup waits for: `stop` does not kill it before. */
export const endInOrder = (child) => endingInOrder.add(child);

/** Cleanups run last in, first out. */
export const onStop = (cleanup) => cleanups.push(cleanup);

export function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Detached, so that Ctrl-C in a terminal reaches only this script, which then stops things in order. */
export function launch(file, args, options) {
  const child = spawn(file, args, { detached: true, ...options });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

// Takes its whole group down when this script dies by kill -9: an orphaned `npm ci` would write below the next one.
const guard = `
  process.on("SIGTERM", () => {});
  process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));
  require("node:child_process")
    .spawn(process.argv[1], process.argv.slice(2), { stdio: ["ignore", "inherit", "inherit"] })
    .on("error", (error) => { console.error(error.message); process.exit(127); })
    .on("exit", (code) => process.exit(code ?? 1));`;

/** Starts a command that dies with this script, however that dies. */
export const launchGuarded = (command, { env = {}, output }) =>
  launch(process.execPath, ["-e", guard, ...command], {
    stdio: ["ignore", output, output, "ipc"],
    env: { ...process.env, ...env },
  });

/**
 * Runs a command to its end.
 * @returns {Promise<{ code: number, output: string }>} all it printed
 */
export async function run(command, env) {
  const child = launchGuarded(command, { env, output: "pipe" });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const [code] = await once(child, "close");
  // A caller that waits for a command which `stop` killed must not see that as a failure of the command.
  if (stopping) await new Promise(() => {});
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() };
}

/** Runs a command that prints nothing unless it fails. */
export async function runQuietly(command, env) {
  const { code, output } = await run(command, env);
  if (code !== 0) throw new Error(`${command.join(" ")} failed:\n${output}`);
}

/** Ends everything and this process. Commands are killed at once, because they start again next time. */
export async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  for (const child of running) if (child.channel && !endingInOrder.has(child)) killGroup(child, "SIGKILL");
  for (const cleanup of cleanups.reverse()) await cleanup();
  process.exit(exitCode);
}

const pauseMs = { first: 500, most: 30_000 };
const steadyMs = 60_000;

/**
 * Starts again what ends by itself, each time after a longer pause. What ran for a minute is taken for well again.
 * @param {string} name
 * @param {{ exited: Promise<unknown> }} running
 * @param {() => Promise<{ exited: Promise<unknown> }>} start answers the new one
 * @param {() => boolean} isOver whether it should end now
 */
export async function keepRunning(name, running, start, isOver = isStopping) {
  let { exited } = running;
  for (let pause = pauseMs.first; ; pause = Math.min(pause * 2, pauseMs.most)) {
    const since = Date.now();
    await exited;
    if (isOver()) return;
    if (Date.now() - since > steadyMs) pause = pauseMs.first;
    console.error(`${name} stopped. Starting it again in ${pause / 1000} s.`);
    await sleep(pause);
    if (isOver()) return;
    try {
      ({ exited } = await start());
      console.error(`${name} runs again.`);
    } catch (error) {
      console.error(error.message);
    }
  }
}

/** @param {(signal: string) => number} exitCode */
export function stopWhenAsked(exitCode) {
  // A terminal that was closed must not turn the last lines into an error.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (!stopping) console.log("\nStopping.");
      stop(exitCode(signal));
    });
  }
  // A signal to npm itself may not come through: npm hands it to a shell, which dies of it alone.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(0), 500).unref();
}
