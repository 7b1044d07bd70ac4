import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingFromLock } from "./complete-lock.mjs";

test("package-lock.json contains the packages of every platform", () => {
  expect(missingFromLock(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("a platform's package that npm left out is written as npm would have written it", () => {
  const packages = {
    "node_modules/fast": { version: "2.0.0", optionalDependencies: { "@fast/linux-arm64-musl": "2.0.0" } },
  };
  const entry = { version: "2.0.0", optional: true, os: ["linux"], cpu: ["arm64"], libc: ["musl"] };
  expect(missingFromLock({ packages })).toEqual([["node_modules/@fast/linux-arm64-musl", entry]]);
});

test("another version at the top does not serve a package that names an exact one", () => {
  const packages = {
    "node_modules/old": { version: "1.0.0", optionalDependencies: { "@fast/darwin-x64": "1.0.0" } },
    "node_modules/@fast/darwin-x64": { version: "2.0.0", optional: true },
  };
  const entry = { version: "1.0.0", optional: true, os: ["darwin"], cpu: ["x64"] };
  expect(missingFromLock({ packages })).toEqual([["node_modules/old/node_modules/@fast/darwin-x64", entry]]);
});
