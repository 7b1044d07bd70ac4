// npm test: everything, from a bare clone. `npm test -- unit [filter]` and `npm test -- e2e [filter]` run a part.
// Only Node's own modules may be imported before the packages are there.
import fs from "node:fs";
import path from "node:path";
import { lockFolder } from "./lock-folder.mjs";
import { generateCode, installPackages } from "./prepare.mjs";
import { stop, stopWhenAsked } from "./processes.mjs";
import { project, refuse } from "./settings.mjs";
import { failureLine, reasonOf, slowestLines, unsteadyLine, unsteadyMax } from "./test-report.mjs";
import { checkBuild, checkStyle, checkTypes, checkUnused, kept, runPlaywright, runVitest } from "./test-stages.mjs";
import { throwAwayHome } from "./throw-away-postgres.mjs";

const [part, ...filters] = process.argv.slice(2);
if (part && !["unit", "e2e"].includes(part)) refuse("Usage: npm test [-- unit [filter] | -- e2e [filter]]");

/** @type {Omit<import("./test-stages.mjs").Outcome, "output">} */
const total = { passed: 0, failures: [], unsteady: [], times: [] };

async function stage(name, work) {
  const start = performance.now();
  const { passed, failures, unsteady, times, output } = await work();
  const failed = failures.length;
  total.passed += passed;
  total.failures.push(...failures);
  total.unsteady.push(...unsteady);
  total.times.push(...times);
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : "";
  const seconds = Math.round(performance.now() - start) / 1000;
  console.log(`${failed ? "✗" : "✓"} ${name}${counts}  ${seconds.toFixed(1)} s`);
  if (failed) console.log(`\n${output.trim()}\n`);
  return failed === 0;
}

/** What failed or is unsteady comes last, by name, where nobody has to look for it. */
function printVerdict() {
  const { passed, failures, unsteady, times } = total;
  fs.mkdirSync(kept, { recursive: true });
  fs.writeFileSync(path.join(kept, "unsteady.json"), `${JSON.stringify(unsteady, null, 2)}\n`);
  for (const line of slowestLines(times)) console.log(line);
  for (const finding of unsteady) console.log(unsteadyLine(finding));
  if (unsteady.length > unsteadyMax)
    failures.push({ name: "all tests", reason: `${unsteady.length} are unsteady, at most ${unsteadyMax} may be` });
  for (const failure of failures) console.log(failureLine(failure));
  if (failures.length > 0) console.log("Pictures, pages as trees and logs of browser tests: test-results/");
  console.log(`${passed} passed, ${failures.length} failed`);
}

/** What several runs in one folder would do to each other's files, one does after the other. */
async function alone(work) {
  const lock = await lockFolder(project, { answer: () => "preparing", timeoutSeconds: () => 900 });
  if ("holder" in lock) throw new Error("Another start or test has been preparing this folder for 15 minutes.");
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function main() {
  process.chdir(project);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  await alone(async () => {
    await installPackages();
    await generateCode();
    if (part) return;
    await Promise.all([stage("style", checkStyle), stage("types", checkTypes), stage("unused code", checkUnused)]);
  });
  const { home: temporary, remove } = throwAwayHome();
  if (part !== "e2e") await stage("unit and database tests", () => runVitest({ temporary, filters }));
  if (part !== "unit" && (await alone(() => stage("production build", checkBuild)))) {
    await stage("browser tests", () => runPlaywright({ temporary, filters }));
  }
  await remove();
  printVerdict();
  await stop(total.failures.length > 0 ? 1 : 0);
}

stopWhenAsked((signal) => (signal === "SIGINT" ? 130 : 143));
main().catch((error) => {
  console.error(error.message);
  total.failures.push({ name: "npm test", reason: reasonOf(error.message) });
  printVerdict();
  stop(1);
});
