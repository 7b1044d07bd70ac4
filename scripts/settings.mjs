// What the environment says, checked. Imported before everything else, so it uses only what an old Node can read.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Prints a sentence and ends this process.
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node 20.19 or newer is needed (24 LTS is best); this is ${process.versions.node}. See https://nodejs.org`);
}

// The account that runs PostgreSQL for root must be able to enter the folders made here.
process.umask(0o022);

export const project = fs.realpathSync(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));

export const shortHash = (text) => crypto.createHash("sha256").update(text).digest("hex").slice(0, 12);

// Root's database belongs to another account, which may be unable to enter a project below /root.
const usualHome = process.getuid?.() === 0 ? `/var/lib/freight-portal/${shortHash(project)}` : ".data";

/** The folder of this installation's data, secrets and logs. */
export const home = path.resolve(project, process.env.DATA_DIR || usualHome);

const wantedPort = process.env.PORT || "3000";
export const port = Number(wantedPort);
if (!/^\d{1,5}$/.test(wantedPort) || port < 1 || port > 65535) {
  refuse(`PORT must be a whole number from 1 to 65535, not "${wantedPort}".`);
}

/** Where people reach the portal; behind a proxy it differs from what the server listens on. */
export const baseUrl = process.env.BETTER_AUTH_URL || `http://localhost:${port}`;
