import { spawn } from "node:child_process";
import { once } from "node:events";
import { inject, onTestFinished } from "vitest";

/**
 * The API and the background jobs in a process of their own, on the database of the tests unless `settings` say more.
 * It ends with the test, or when `atEnd` has what it is given called.
 */
export async function startApp(
  settings: Record<string, string> = {},
  atEnd: (end: () => void) => void = onTestFinished,
) {
  const child = spawn(process.execPath, [inject("appProgram")], {
    env: { ...process.env, LOG_LEVEL: "silent", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  atEnd(() => void child.kill("SIGKILL"));
  const [port] = await once(child.stdout, "data");
  const log: string[] = [];
  child.stdout.on("data", (lines) => log.push(...String(lines).trim().split("\n")));
  const signal = (name: NodeJS.Signals) => child.kill(name);
  const kill = async () => {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  return { origin: `http://127.0.0.1:${Number(String(port))}`, signal, kill, log };
}
