import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { limitsOutsideOfLoops } from "@/lib/testing/limits-in-tests";

const root = path.resolve(import.meta.dirname, "../..");
const folders = ["app", "bench", "components", "e2e", "lib", "prisma", "scripts"];
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file) || /^(lib\/testing|e2e)\/.*\.ts$/.test(file);
// What sets the limits, and what only reads of them.
const leftOut = [
  "lib/testing/vitest.config.ts",
  "lib/testing/until.ts",
  "e2e/playwright.config.ts",
  "lib/testing/test-sources.test.ts",
];

const tests = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => isTest(file) && !leftOut.includes(file));

const linesWith = (pattern: RegExp) =>
  tests.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

test("no test allows less time than the runners do, but where it tries again", () => {
  const found = tests.flatMap((file) =>
    limitsOutsideOfLoops(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("no test waits for a state with a limit that is not everyone's", () => {
  expect(linesWith(/\bvi\.wait(Until|For)\(/)).toEqual([]);
});

test("no test measures how long something takes", () => {
  expect(linesWith(/performance\.now\(\)/)).toEqual([]);
});

test("a limit is found wherever it stands, and one in a loop that tries again is let be", () => {
  const source = [
    'test("one", async () => {',
    "  await expect(a).toBeVisible({ timeout: 500 });",
    "  await expect(async () => {",
    "    await b.click({",
    "      timeout: 2_000,",
    "    });",
    "  }).toPass();",
    "  await expect(async () => {",
    "    await b.click();",
    "  }).toPass({ timeout: 700 });",
    "}, 60_000);",
    'test.each(numbers)("two", { timeout: 90_000 }, async () => {});',
    'test("long", { timeout: 300_000 }, async () => {});',
  ].join("\n");
  expect(limitsOutsideOfLoops(source)).toEqual([
    "await expect(a).toBeVisible({ timeout: 500 });",
    "}).toPass({ timeout: 700 });",
    "}, 60_000);",
    'test.each(numbers)("two", { timeout: 90_000 }, async () => {});',
  ]);
});
