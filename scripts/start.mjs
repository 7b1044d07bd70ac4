// npm start: from a bare clone to a running portal. npm run dev: the same, from the sources as they are.
// Only Node's own modules may be imported before the packages are there.

import fs from "node:fs";
import path from "node:path";
import { lockFolder } from "./lock-folder.mjs";
import { build, generateCode, installPackages } from "./prepare.mjs";
import { isStopping, stop, stopWhenAsked } from "./processes.mjs";
import { step } from "./progress.mjs";
import { baseUrl, home, project, refuse } from "./settings.mjs";
import { checkPort, startWebServer } from "./web-server.mjs";

const dev = process.argv.includes("--dev");

async function lockHome() {
  fs.mkdirSync(home, { recursive: true });
  const lock = await lockFolder(fs.realpathSync(home), {
    answer: () => (isStopping() ? "stopping" : `process ${process.pid} at ${baseUrl}`),
    timeoutSeconds: (other) => (other === "stopping" ? 60 : 0),
  });
  if ("holder" in lock)
    refuse(`The portal already runs on ${home} (${lock.holder}). Stop that one, or choose another DATA_DIR.`);
}

/** Starts with different data share the packages and the build: one makes them, the others wait and find them. */
async function lockProject() {
  const lock = await lockFolder(project, { answer: () => "preparing", timeoutSeconds: () => 900 });
  if ("holder" in lock) throw new Error("Another start has been preparing this folder for 15 minutes.");
  await installPackages();
  return lock;
}

function demoCredentials() {
  const file = path.join(home, "demo-credentials.json");
  if (process.env.DATABASE_URL || !fs.existsSync(file)) return undefined;
  const credentials = JSON.parse(fs.readFileSync(file, "utf8"));
  if (credentials.baseUrl !== baseUrl) {
    const text = `${JSON.stringify({ ...credentials, baseUrl }, null, 2)}\n`;
    fs.writeFileSync(`${file}.partial`, text, { mode: 0o600 });
    fs.renameSync(`${file}.partial`, file);
  }
  return credentials;
}

function printWelcome(setupCode) {
  const lines = setupCode ? [`First visit: ${baseUrl}/setup  one-time code: ${setupCode}`] : [`Sign in: ${baseUrl}`];
  const demo = demoCredentials();
  for (const { email, password, role } of demo?.users ?? []) {
    lines.push(`  ${email.padEnd(28)} ${password.padEnd(24)} ${role}`);
  }
  if (demo) lines.push(`API key: ${demo.apiKey}`);
  lines.push(`Data and logs: ${home}`, "Stop with Ctrl-C.");
  console.log(`\n${lines.join("\n")}\n`);
}

async function main() {
  process.chdir(project);
  await lockHome();
  await checkPort();
  const lock = await lockProject();
  const { openDatabase, secrets } = await import("./app-database.mjs");
  const { auth, database } = secrets();
  const generated = generateCode();
  const webEnvironment = {
    BETTER_AUTH_SECRET: process.env.BETTER_AUTH_SECRET || auth,
    BETTER_AUTH_URL: baseUrl,
    BASE_URL: baseUrl,
    DATA_DIR: home,
  };
  const [buildFolder, databaseEnvironment] = await Promise.all([
    generated.then(() => (dev ? "" : build())),
    openDatabase({ password: database, webEnvironment, generated }),
  ]);
  lock.release();
  const environment = { ...webEnvironment, ...databaseEnvironment };
  await step("web server", undefined, () => startWebServer({ dev, buildFolder, environment }));
  printWelcome(databaseEnvironment.SETUP_CODE);
}

stopWhenAsked(() => 0);
main().catch((error) => {
  console.error(error.message);
  stop(1);
});
