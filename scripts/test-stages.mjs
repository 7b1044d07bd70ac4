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
import { readPlaywrightReport, readVitestReport, retries } from "./test-report.mjs";

/** @typedef {import("./test-report.mjs").Finding} Finding */
/** @typedef {import("./test-report.mjs").FileTime} FileTime */
/** @typedef {{ passed: number, failures: Pick<Finding, "name" | "reason">[], unsteady: Finding[], times: FileTime[], output: string }} Outcome */

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {});

const passedOnce = { passed: 1, failures: [], unsteady: [], times: [], output: "" };

/** @returns {Outcome} */
const failedOnce = (name, output, reason = "its output is above") => ({
  ...{ passed: 0, failures: [{ name, reason }], unsteady: [], times: [], output },
});

const oneCheck = (name, { code, output }) => (code === 0 ? passedOnce : failedOnce(name, output));

/**
 * A runner that fails without naming a failed test still counts as one failure.
 * @returns {Outcome}
 */
function outcomeOf(name, { code, output }, findings) {
  const isNamed = code === 0 || findings.failures.length > 0;
  const failures = isNamed ? findings.failures : failedOnce(name, output).failures;
  return { ...findings, failures, output };
}

export const checkStyle = async () =>
  oneCheck("style", await run(tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings")));

/** Names what nothing uses: files, exports, dependencies. */
export const checkUnused = async () => oneCheck("unused code", await run(tool("knip/bin/knip.js", "--no-progress")));

/** By a configuration of its own: types that a development server left behind may speak of pages long gone. */
export async function checkTypes() {
  const generated = await run(tool("next/dist/bin/next", "typegen"));
  if (generated.code !== 0) return oneCheck("types", generated);
  const sources = await run(tool("typescript/bin/tsc", "--noEmit", "--project", "scripts/tsconfig.json"));
  if (sources.code !== 0) return oneCheck("types", sources);
  return oneCheck("types", await run(tool("typescript/bin/tsc", "--noEmit", "--project", "scripts/tsconfig.mjs.json")));
}

export async function runVitest({ temporary, filters }) {
  const report = path.join(temporary, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = tool(
    "vitest/vitest.mjs",
    "run",
    "--config",
    "lib/testing/vitest.config.ts",
    `--retry=${retries}`,
    ...reporters,
    ...filters,
  );
  const ended = await run(command, { DATABASE_URL: "", NODE_ENV: "test" });
  return outcomeOf("unit and database tests", ended, readVitestReport(readJson(report), project));
}

export async function checkBuild() {
  try {
    await build();
    return passedOnce;
  } catch (error) {
    return failedOnce("production build", error.message);
  }
}

/** Starts the portal as `npm start` does, with a database and a port of its own, and waits until it answers. */
async function startPortal(home, mail) {
  const port = await freePort();
  const own = {
    DATA_DIR: home,
    PORT: String(port),
    npm_lifecycle_event: "test",
    // Browser tests receive webhooks on this machine.
    WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
    // The machine of the tests may be busy with much else.
    CALL_WAIT_MS: "20000",
  };
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

/** Where what a run leaves is found. */
export const kept = path.join(project, "test-results");

/**
 * What failed tests left (pictures, pages as trees, traces) is moved here at the end, with the logs of the portal and of
 * its database: runs beside each other share the folder.
 */
function keepArtifacts(results, home) {
  const left = fs.existsSync(results) ? fs.readdirSync(results, { withFileTypes: true }) : [];
  if (!left.some((entry) => entry.isDirectory())) return;
  fs.rmSync(kept, { recursive: true, force: true });
  fs.cpSync(results, kept, { recursive: true });
  for (const log of ["start.log", "database.log"]) fs.copyFileSync(path.join(home, log), path.join(kept, log));
}

/** Each failure takes three times as long as it may: where this many tests fail, the others would say nothing new. */
const failuresMax = 30;

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
    const tries = [`--retries=${retries}`, `--max-failures=${failuresMax}`];
    const options = ["--config", "e2e", "--reporter=list,json", ...tries, "--output", results];
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
    keepArtifacts(results, home);
    return outcomeOf("browser tests", ended, readPlaywrightReport(readJson(report)));
  } catch (error) {
    return failedOnce("browser tests", error.message);
  }
}
