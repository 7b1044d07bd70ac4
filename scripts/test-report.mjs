// What the runners' reports say of single tests. A test that passes only when it is tried again is unsteady.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How often a failed test is tried again. */
export const retries = 2;

/** More unsteady tests than these fail the run. */
export const unsteadyMax = 5;

/** @typedef {{ name: string, tries: number, failedTries: number, reason: string }} Finding */
/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ passed: number, failures: Finding[], unsteady: Finding[], times: FileTime[] }} Findings */

const reasonLengthMax = 300;

/** An error in one line: its message without what it was called from and the lines of code. What took too long says what it waited for. */
export function reasonOf(error = "") {
  const lines = stripVTControlCharacters(error).split("\n");
  const end = lines.findIndex((line) => /^\s+at |^\s*>?\s*\d+ \||^Call log:/.test(line));
  const message = lines.slice(0, end < 0 ? undefined : end);
  const waitedFor = /timeout/i.test(message[0] ?? "") ? lines.find((line) => line.includes("- waiting for ")) : "";
  const reason = [...message, waitedFor].join(" ");
  return reason.replaceAll(/\s+/g, " ").trim().slice(0, reasonLengthMax);
}

/** All errors of a try, each with its line: a test that runs out of time has one of its own beside that of its last step. */
const reasonsOf = ({ errors = [], status }) =>
  errors
    .map(({ message, location }) => {
      const place = location && ` (${path.basename(location.file)}:${location.line})`;
      return `${reasonOf(message)}${place ?? ""}`;
    })
    .join(" · ") || status;

/** @returns {Findings} */
const sorted = (tests, times) => ({
  passed: tests.filter(({ isPassed }) => isPassed).length,
  failures: tests.filter(({ isFailed }) => isFailed).map(({ finding }) => finding),
  unsteady: tests.filter(({ isPassed, finding }) => isPassed && finding.failedTries > 0).map(({ finding }) => finding),
  times,
});

/**
 * Vitest keeps the errors of every try, also of a test that passed in the end. A file that does not load is a failure.
 * @param {Partial<import("vitest/node").JsonTestResults>} report
 */
export function readVitestReport({ testResults = [] }, root) {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const ofFile = assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => {
      const [isPassed, isFailed] = [status === "passed", status === "failed"];
      const failedTries = failureMessages?.length ?? 0;
      const tries = failedTries + Number(isPassed);
      const finding = {
        name: [file, ...ancestorTitles, title].filter(Boolean).join(" › "),
        tries,
        failedTries,
        reason: reasonOf(failureMessages?.[0]),
      };
      return { isPassed, isFailed, finding };
    });
    if (status === "passed" || ofFile.some(({ isFailed }) => isFailed)) return ofFile;
    const finding = { name: file, tries: 1, failedTries: 1, reason: reasonOf(message) };
    return [...ofFile, { isPassed: false, isFailed: true, finding }];
  });
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return sorted(tests, times);
}

/** @param {Partial<import("@playwright/test/reporter").JSONReport>} report */
export function readPlaywrightReport({ suites = [], errors = [] }) {
  const below = (suite, titles) => [
    ...suite.specs.flatMap(({ title, tests }) => tests.map((test) => ({ test, titles: [...titles, title] }))),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  const tests = suites.flatMap((suite) => below(suite, [suite.title]));
  const read = tests.map(({ test: { status, results }, titles }) => {
    const failed = results.filter((result) => !["passed", "skipped"].includes(result.status));
    const finding = {
      name: titles.join(" › "),
      tries: results.length,
      failedTries: failed.length,
      reason: failed[0] ? reasonsOf(failed[0]) : "",
    };
    return { isPassed: ["expected", "flaky"].includes(status), isFailed: status === "unexpected", finding };
  });
  const outside = errors.map(({ message }) => ({
    isPassed: false,
    isFailed: true,
    finding: { name: "outside of a test", tries: 1, failedTries: 1, reason: reasonOf(message) },
  }));
  const secondsOf = (suite) =>
    below(suite, []).reduce((sum, { test }) => sum + test.results.reduce((of, { duration }) => of + duration, 0), 0) /
    1000;
  const times = suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: secondsOf(suite) }));
  return sorted([...read, ...outside], times);
}

/** The files that took the longest, in one line each: where it pays to look. */
export const slowestLines = (/** @type {FileTime[]} */ times, count = 20) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** @param {Finding} finding */
export const unsteadyLine = ({ name, tries, failedTries, reason }) =>
  `unsteady: ${name}, ${failedTries} of ${tries} failed: ${reason}`;

/** @param {Pick<Finding, "name" | "reason">} finding */
export const failureLine = ({ name, reason }) => `failed: ${name}${reason && `: ${reason}`}`;
