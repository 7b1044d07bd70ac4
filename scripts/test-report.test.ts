import type { JSONReport } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import {
  failureLine,
  readPlaywrightReport,
  readVitestReport,
  reasonOf,
  slowestLines,
  unsteadyLine,
} from "./test-report.mjs";

type VitestFile = JsonTestResults["testResults"][number];
type VitestTest = VitestFile["assertionResults"][number];

const vitestTest = (title: string, status: VitestTest["status"], failureMessages: string[] = []): VitestTest => ({
  ...{ ancestorTitles: [""], fullName: title, title, status, failureMessages, meta: {}, tags: [] },
});
const vitestFile = (name: string, assertionResults: VitestTest[], message = ""): VitestFile => {
  const status = message || assertionResults.some(({ status }) => status === "failed") ? "failed" : "passed";
  return { name: `/project/${name}`, message, status, startTime: 0, endTime: 0, assertionResults };
};
const ofVitest = (...testResults: VitestFile[]) => readVitestReport({ testResults }, "/project");

const error = "AssertionError: expected 503 to be 200 // Object.is equality\n    at /project/lib/a.test.ts:3:71";

test("a unit test that passes only when tried again passes, and is unsteady", () => {
  const found = ofVitest(
    vitestFile("lib/a.test.ts", [vitestTest("steady", "passed"), vitestTest("slow", "passed", [error])]),
  );
  expect(found).toMatchObject({ passed: 2, failures: [] });
  expect(found.unsteady.map(unsteadyLine)).toEqual([
    "unsteady: lib/a.test.ts › slow, 1 of 2 failed: AssertionError: expected 503 to be 200 // Object.is equality",
  ]);
});

test("a unit test that fails each time has failed, with its name and the reason", () => {
  const found = ofVitest(vitestFile("lib/a.test.ts", [vitestTest("broken", "failed", [error, error, error])]));
  expect(found).toMatchObject({ passed: 0, unsteady: [] });
  expect(found.failures.map(failureLine)).toEqual([
    "failed: lib/a.test.ts › broken: AssertionError: expected 503 to be 200 // Object.is equality",
  ]);
});

test("a file that does not load has failed, whatever of it ran", () => {
  const found = ofVitest(vitestFile("lib/a.test.ts", [], "Cannot find module './nothing'"));
  expect(found.failures.map(failureLine)).toEqual(["failed: lib/a.test.ts: Cannot find module './nothing'"]);
});

type Suite = JSONReport["suites"][number];
type Result = Suite["specs"][number]["tests"][number]["results"][number];

const result = (status: Result["status"], message?: string): Result => ({
  ...{ workerIndex: 0, parallelIndex: 0, shardIndex: 0, duration: 1, retry: 0, startTime: "", status },
  ...{
    errors: message ? [{ message }] : [],
    stdout: [],
    stderr: [],
    attachments: [],
    annotations: [],
    error: message ? { message } : undefined,
  },
});
type Status = Suite["specs"][number]["tests"][number]["status"];
const spec = (title: string, status: Status, results: Result[]): Suite["specs"][number] => ({
  ...{ title, ok: status !== "unexpected", tags: [], id: title, file: "a.e2e.ts", line: 1, column: 1 },
  tests: [
    {
      ...{ timeout: 180_000, annotations: [], expectedStatus: "passed", projectId: "", projectName: "features" },
      ...{ status, results },
    },
  ],
});
const suite = (specs: Suite["specs"], suites: Suite[] = []): Suite => ({
  ...{ title: "bidding/a.e2e.ts", file: "bidding/a.e2e.ts", line: 0, column: 0, specs, suites },
});

test("browser tests are distinguished in the same way, in groups too", () => {
  const red =
    "\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: dialog\nCall log:\n  - waiting";
  const inGroup = { ...suite([spec("broken", "unexpected", Array(3).fill(result("timedOut", red)))]), title: "group" };
  const found = readPlaywrightReport({
    suites: [
      suite(
        [
          spec("steady", "expected", [result("passed")]),
          spec("slow", "flaky", [result("failed", red), result("passed")]),
          spec("left out", "skipped", [result("skipped")]),
        ],
        [inGroup],
      ),
    ],
  });
  expect(found.passed).toBe(2);
  expect(found.unsteady.map(unsteadyLine)).toEqual([
    "unsteady: bidding/a.e2e.ts › slow, 1 of 2 failed: Error: expect(locator).toBeVisible() failed Locator: dialog",
  ]);
  expect(found.failures.map(failureLine)).toEqual([
    "failed: bidding/a.e2e.ts › group › broken: Error: expect(locator).toBeVisible() failed Locator: dialog",
  ]);
});

test("a browser test that took too long says what it waited for, and where", () => {
  const message =
    "Error: locator.click: Test timeout of 180000ms exceeded.\nCall log:\n  - waiting for getByText('Save')";
  const location = { file: "/checkout/e2e/bidding/a.e2e.ts", line: 12, column: 3 };
  const late = result("timedOut", "Test timeout of 180000ms exceeded.");
  const slow = { ...late, errors: [{ message: "Test timeout of 180000ms exceeded." }, { message, location }] };
  const found = readPlaywrightReport({ suites: [suite([spec("slow", "flaky", [slow, result("passed")])])] });
  expect(found.unsteady.map(({ reason }) => reason)).toEqual([
    "Test timeout of 180000ms exceeded. · Error: locator.click: Test timeout of 180000ms exceeded. - waiting for getByText('Save') (a.e2e.ts:12)",
  ]);
});

test("an error outside of a browser test is a failure", () => {
  const { failures } = readPlaywrightReport({ suites: [], errors: [{ message: "Error: No tests found" }] });
  expect(failures.map(failureLine)).toEqual(["failed: outside of a test: Error: No tests found"]);
});

test("the files that take the longest are named, in either runner", () => {
  const [quick, slow] = [vitestFile("lib/a.test.ts", []), vitestFile("lib/b.test.ts", [])];
  const unit = ofVitest({ ...quick, endTime: 200 }, { ...slow, endTime: 61_500 });
  const tries = [result("failed"), result("passed")].map((it) => ({ ...it, duration: 1200 }));
  const browser = readPlaywrightReport({ suites: [suite([], [suite([spec("slow", "flaky", tries)])])] });
  expect(slowestLines([...unit.times, ...browser.times], 2)).toEqual([
    "   61.5 s  lib/b.test.ts",
    "    2.4 s  e2e/bidding/a.e2e.ts",
  ]);
});

test("a reason is one short line", () => {
  expect(reasonOf("one\n\n  two\n    at here")).toBe("one two");
  expect(reasonOf("x".repeat(5_000))).toHaveLength(300);
  expect(reasonOf(undefined)).toBe("");
});
