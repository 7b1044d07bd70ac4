// npm run worker   does the background work of the portal in a process of its own, beside any number of others: for the
// portal in DATA_DIR while it runs, or for the database that DATABASE_URL names. Start the portal with WORKER=off then.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { secrets } from "./app-database.mjs";
import { joinInstallation } from "./installation.mjs";
import { runningPostgres } from "./postgres.mjs";
import { generateCode, workerProgram } from "./prepare.mjs";
import { home, project, refuse } from "./settings.mjs";

/** What the portal itself runs with: its database, and the secret that opens what is sealed there. */
function findPortal() {
  const kept = fs.existsSync(path.join(home, "secrets.json")) ? secrets() : undefined;
  const secret = process.env.BETTER_AUTH_SECRET || kept?.auth;
  if (!secret)
    return refuse(`There is no portal in ${home} yet. Start it first, or set BETTER_AUTH_SECRET to the portal's.`);
  const url = process.env.DATABASE_URL || runningPostgres({ home, password: kept?.database });
  if (!url) return refuse(`The portal on ${home} does not run. Start it first, or set DATABASE_URL.`);
  return { DATABASE_URL: url, BETTER_AUTH_SECRET: secret };
}

process.chdir(project);
const portal = findPortal();
await joinInstallation(portal.DATABASE_URL, portal.BETTER_AUTH_SECRET).catch((error) => refuse(error.message));
Object.assign(process.env, portal);
await generateCode();
// The settings are read when it is loaded.
await import(pathToFileURL(await workerProgram()).href);

// A signal to npm itself may not come through: npm hands it to a shell, which dies of it alone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
