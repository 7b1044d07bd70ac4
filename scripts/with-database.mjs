// A command that works on the database of the portal in DATA_DIR, running or stopped, or on the one that DATABASE_URL names.
import fs from "node:fs";
import path from "node:path";
import { secrets } from "./app-database.mjs";
import { lockFolder } from "./lock-folder.mjs";
import { runningPostgres, startPostgres } from "./postgres.mjs";
import { generateCode } from "./prepare.mjs";
import { home, project } from "./settings.mjs";

/** The embedded database, started for as long as this takes where it does not run. */
async function openEmbedded(doing) {
  if (!fs.existsSync(path.join(home, "secrets.json"))) throw new Error(`There is no portal in ${home} yet.`);
  const { database: password } = secrets();
  const running = runningPostgres({ home, password });
  if (running) return { url: running, close: () => {} };
  const lock = await lockFolder(fs.realpathSync(home), {
    answer: () => doing,
    timeoutSeconds: () => 0,
  });
  if ("holder" in lock) throw new Error(`The portal on ${home} is about to start or to stop. Try again in a moment.`);
  const server = await startPostgres({ home, password });
  return { url: server.url, close: server.stop };
}

/**
 * Runs `work` with DATABASE_URL set, and ends the process: with what `work` answers, or with 2 and its message where it
 * throws. `doing` is what a start of the portal is answered meanwhile.
 * @param {string} doing
 * @param {() => Promise<number>} work
 */
export async function withDatabase(doing, work) {
  try {
    process.chdir(project);
    await generateCode();
    const given = process.env.DATABASE_URL;
    const { url, close } = given ? { url: given, close: () => {} } : await openEmbedded(doing);
    process.env.DATABASE_URL = url;
    let code;
    try {
      code = await work();
    } finally {
      await close();
    }
    process.exit(code);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
