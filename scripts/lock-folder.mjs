import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shortHash } from "./settings.mjs";

const listen = (address, answer) =>
  new Promise((resolve) => {
    const server = net.createServer((socket) => socket.on("error", () => {}).end(answer()));
    server.once("error", resolve);
    server.listen(address, () => resolve(server.unref()));
  });

/** What the holder says of itself; undefined when there is none any more. */
const ask = (address) =>
  new Promise((resolve) => {
    const socket = net.connect(address).setEncoding("utf8");
    socket.once("data", resolve).once("close", () => resolve(undefined));
    socket.on("error", () => resolve(undefined));
  });

/**
 * Locks a folder until `release()` or the end of this process: the kernel frees a listening socket even after kill -9,
 * and the file of a dead one is replaced.
 * @param {string} folder
 * @param {{ answer: () => string, timeoutSeconds: (holder: string) => number }} options the answer to others, and how
 *   long to wait for a holder who answers so
 * @returns {Promise<{ release: () => void } | { holder: string }>} `holder` when the time ran out
 */
export async function lockFolder(folder, { answer, timeoutSeconds }) {
  // The account is part of the name: nobody can remove the file that another account's dead process left.
  const name = `freight-portal-${process.getuid?.() ?? 0}-${shortHash(folder)}.sock`;
  const address = path.join(os.tmpdir(), name);
  for (const start = Date.now(); ; await sleep(100)) {
    const result = await listen(address, answer);
    if (result instanceof net.Server) {
      process.once("exit", () => result.close());
      return { release: () => result.close() };
    }
    if (result.code !== "EADDRINUSE") throw result;
    const holder = await ask(address);
    if (holder === undefined) fs.rmSync(address, { force: true });
    else if (Date.now() - start > timeoutSeconds(holder) * 1000) return { holder };
  }
}
