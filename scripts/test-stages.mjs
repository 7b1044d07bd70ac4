// The stages of `npm test`. Each answers how much passed and failed, and what to print when something failed.
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findChromium } from "./chromium.mjs";
import { freePort } from "./postgres.mjs";
import { build, tool } from "./prepare.mjs";
import { launch, onStop, run } from "./processes.mjs";
import { project } from "./settings.mjs";

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {});

const oneCheck = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** A runner that fails without naming a failed test (a file that does not load, say) still counts as one failure. */
const counted = ({ code, output }, passed = 0, failed = 0) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
});

export const checkStyle = async () =>
  oneCheck(await run(tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings")));

/** Names what nothing uses: files, exports, dependencies. */
export const checkUnused = async () => oneCheck(await run(tool("knip/bin/knip.js", "--no-progress")));

/** By a configuration of its own: types that a development server left behind may speak of pages long gone. */
export async function checkTypes() {
  const generated = await run(tool("next/dist/bin/next", "typegen"));
  if (generated.code !== 0) return oneCheck(generated);
  const sources = await run(tool("typescript/bin/tsc", "--noEmit", "--project", "scripts/tsconfig.json"));
  if (sources.code !== 0) return oneCheck(sources);
  return oneCheck(await run(tool("typescript/bin/tsc", "--noEmit", "--project", "scripts/tsconfig.mjs.json")));
}

export async function runVitest({ temporary, filters }) {
  const report = path.join(temporary, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = tool(
    "vitest/vitest.mjs",
    "run",
    "--config",
    "lib/testing/vitest.config.ts",
    ...reporters,
    ...filters,
  );
  const ended = await run(command, { DATABASE_URL: "", NODE_ENV: "test" });
  const { numPassedTests, numFailedTests } = readJson(report);
  return counted(ended, numPassedTests, numFailedTests);
}

export async function checkBuild() {
  try {
    await build();
    return { passed: 1, failed: 0, output: "" };
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message };
  }
}

/** Starts the portal as `npm start` does, with a database and a port of its own, and waits until it answers. */
async function startPortal(home, mail) {
  const port = await freePort();
  // Browser tests receive webhooks on this machine.
  const own = { DATA_DIR: home, PORT: String(port), npm_lifecycle_event: "test", WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8" };
  const env = { ...process.env, ...own, ...mail };
  for (const name of ["DATABASE_URL", "BETTER_AUTH_URL", "BETTER_AUTH_SECRET", "NODE_ENV"]) delete env[name];
  const log = path.join(home, "start.log");
  const output = fs.openSync(log, "w");
  const portal = launch(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", output, output] });
  const exited = once(portal, "exit");
  onStop(async () => {
    portal.kill("SIGTERM");
    await exited;
  });
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(100)) {
    if (fs.readFileSync(log, "utf8").includes("Sign in:")) return { portal, exited };
    if (portal.exitCode !== null) break;
  }
  throw new Error(`The portal did not start:\n${fs.readFileSync(log, "utf8")}`);
}

/** What failed tests left (screenshots, traces) is moved here at the end: runs beside each other share the folder. */
function keepArtifacts(results) {
  const left = fs.existsSync(results) ? fs.readdirSync(results, { withFileTypes: true }) : [];
  if (!left.some((entry) => entry.isDirectory())) return "";
  const kept = path.join(project, "test-results");
  fs.rmSync(kept, { recursive: true, force: true });
  fs.cpSync(results, kept, { recursive: true });
  return "\nScreenshots: test-results/\n";
}

export async function runPlaywright({ temporary, filters }) {
  try {
    const chromium = await findChromium();
    const home = path.join(temporary, "portal");
    fs.mkdirSync(home);
    // The test about mails has the server there.
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: "Freight Portal <loads@portal.example>",
    };
    const { portal, exited } = await startPortal(home, mail);
    const report = path.join(temporary, "playwright.json");
    const results = path.join(temporary, "results");
    const options = ["--config", "e2e", "--reporter=list,json", "--output", results];
    const ended = await run(tool("@playwright/test/cli.js", "test", ...options, ...filters), {
      CHROMIUM_PATH: chromium,
      DEMO_CREDENTIALS: path.join(home, "demo-credentials.json"),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      SMTP_URL: mail.SMTP_URL,
      // The browser's profile, which would stay behind when the run is killed.
      TMPDIR: temporary,
    });
    portal.kill("SIGTERM");
    await exited;
    const { expected, unexpected, flaky = 0 } = readJson(report).stats ?? {};
    const artifacts = keepArtifacts(results);
    return counted({ ...ended, output: ended.output + artifacts }, expected, (unexpected ?? 0) + flaky);
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message };
  }
}
