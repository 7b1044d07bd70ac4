import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { asCurl, changeAsCurl } from "@/lib/browser/request-as-curl";

/** What the shell hands to curl. */
const argumentsOf = (command: string) =>
  execFileSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: "utf8",
    env: { ...process.env, API_KEY: "k" },
  })
    .split("\0")
    .slice(0, -1);

test("a shell reads the request as it is sent, quotes and line ends included", () => {
  const body = { load: { externalId: 'O\'Brien "7" $HOME `x` \\n', metadata: { note: "a\nb" } }, ifVersion: 3 };
  const [address, , type, , key, , sent] = argumentsOf(asCurl("http://localhost:3000", "/loads/sync", body));
  expect([address, type, key]).toEqual([
    "http://localhost:3000/api/loads/sync",
    "content-type: application/json",
    "api-key: k",
  ]);
  expect(JSON.parse(sent ?? "")).toEqual(body);
});

test("no key is written into it", () => {
  expect(asCurl("https://portal.example", "/loads/sync", {})).toContain('-H "api-key: $API_KEY"');
});

test("with changes it is what a TMS sends for them, without any it reads the load", () => {
  const request = { load: { externalId: "TMS-1", status: null }, ifVersion: 14 };
  expect(changeAsCurl("", request, "load_1")).toBe(asCurl("", "/loads/sync", request));
  expect(changeAsCurl("", undefined, "load_1")).toBe(asCurl("", "/loads/get", { id: "load_1" }));
});
