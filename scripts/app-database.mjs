// The database the portal runs on: the embedded one, or the one that DATABASE_URL names.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { lacksSummaries, rebuildCommand } from "./emptied-summaries.mjs";
import { joinInstallation } from "./installation.mjs";
import { applyMigrations } from "./migrate.mjs";
import { startPostgres } from "./postgres.mjs";
import { bundle } from "./prepare.mjs";
import { keepRunning, onStop, runQuietly } from "./processes.mjs";
import { step } from "./progress.mjs";
import { home } from "./settings.mjs";

async function startEmbedded(password) {
  let server = await startPostgres({ home, password });
  onStop(() => server.stop());
  keepRunning(`The database (${path.join(home, "database.log")})`, server, async () => {
    server = await startPostgres({ home, password, address: server.address });
    return server;
  });
  return server.url;
}

async function checkConnection(url) {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Error(`The database that DATABASE_URL names cannot be used: ${error.message || error.code}`);
  }
}

async function hasOrganization(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM organization LIMIT 1");
  await client.end();
  return rowCount !== 0;
}

/** The demo organization. Compiled as a whole first: file by file, as they are loaded, takes seconds. */
async function fillIn(environment) {
  const program = "prisma/generated/seed.mjs";
  await bundle("prisma/seed.ts", program);
  await runQuietly([process.execPath, program], environment);
}

/**
 * Starts, migrates and, when it is new, fills the database.
 * @param {{ password: string, webEnvironment: Record<string, string>, generated: Promise<void> }} options
 *   `password` of the embedded database; `generated`: until then, nothing may use the database client
 * @returns {Promise<{ DATABASE_URL: string, SETUP_CODE?: string }>} what the web server needs to know of it
 */
export async function openDatabase({ password, webEnvironment, generated }) {
  const given = process.env.DATABASE_URL;
  const url = await step("database", undefined, async () => {
    if (given) await checkConnection(given);
    const opened = given || (await startEmbedded(password));
    const { edited } = await applyMigrations(opened);
    for (const name of edited) console.warn(`! The migration ${name} was changed after this database applied it.`);
    return opened;
  });
  const { setupCode } = await joinInstallation(url, webEnvironment.BETTER_AUTH_SECRET ?? "");
  await generated;
  if (await lacksSummaries(url)) {
    await step("rate summaries", undefined, () => runQuietly(rebuildCommand, { ...process.env, DATABASE_URL: url }));
  }
  if (await hasOrganization(url)) return { DATABASE_URL: url };
  if (given) return { DATABASE_URL: url, SETUP_CODE: setupCode };
  await step("demo data", undefined, () => fillIn({ ...webEnvironment, DATABASE_URL: url }));
  return { DATABASE_URL: url };
}

/** Made once and kept: a new auth secret would sign everybody out, a new password would not open the database. */
export function secrets() {
  const file = path.join(home, "secrets.json");
  if (!fs.existsSync(file)) {
    const fresh = () => crypto.randomBytes(32).toString("base64url");
    fs.writeFileSync(`${file}.partial`, JSON.stringify({ auth: fresh(), database: fresh() }), { mode: 0o600 });
    fs.renameSync(`${file}.partial`, file);
  }
  return JSON.parse(fs.readFileSync(file, "utf8"));
}
