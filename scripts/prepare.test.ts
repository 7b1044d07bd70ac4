import { expect, test } from "vitest";
import { isInstalled } from "./prepare.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/next": { version: "16.0.0" },
    "node_modules/native-elsewhere": { version: "1.0.0", optional: true, os: ["plan9"] },
  },
};

test("packages are complete without those of other platforms", () => {
  expect(isInstalled(lock, { packages: { "node_modules/next": { version: "16.0.0" } } })).toBe(true);
});

test.each([
  ["npm has not finished an install", undefined],
  ["a package is missing", { packages: {} }],
  ["a package has another version", { packages: { "node_modules/next": { version: "15.0.0" } } }],
  ["they were installed on another platform", { packages: lock.packages }],
])("packages are installed anew when %s", (_, record) => {
  expect(isInstalled(lock, record)).toBe(false);
});
