import { spawn } from "node:child_process";
import crypto from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startPostgres } from "./postgres.mjs";

/** Lives as long as the channel to us: however this process ends, the database and its folder go with it. */
const undertaker = `
const fs = require("node:fs");
const home = process.argv[1];
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", async () => {
  for (let attempt = 0; attempt < 50 && fs.existsSync(home); attempt++) {
    try {
      process.kill(Number.parseInt(fs.readFileSync(home + "/database/postmaster.pid", "utf8"), 10), "SIGQUIT");
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 100));
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
});`;

/** A temporary folder that is removed, and whose database is stopped, when this process ends or calls `remove`. */
export function throwAwayHome() {
  const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "freight-portal-test-")));
  fs.chmodSync(home, 0o755); // the account that runs PostgreSQL for root must be able to enter
  const watcher = spawn(process.execPath, ["-e", undertaker, home], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  watcher.unref();
  watcher.channel?.unref();
  const remove = async () => {
    watcher.ref();
    watcher.disconnect();
    await once(watcher, "exit");
  };
  return { home, remove };
}

/**
 * A new, empty PostgreSQL that ends with this process at the latest.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startThrowAwayPostgres() {
  const { home, remove } = throwAwayHome();
  const server = await startPostgres({ home, password: crypto.randomUUID(), durable: false });
  return { url: server.url, stop: remove };
}
