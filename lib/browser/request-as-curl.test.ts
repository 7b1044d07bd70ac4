import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { asCurl, saveAsCurl } from "@/lib/browser/request-as-curl";

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

test("with changes it is the request that Save sends, without any it reads the load", () => {
  const request = { load: { externalId: "TMS-1", status: null }, ifVersion: 14 };
  expect(saveAsCurl("", request, "load_1")).toBe(asCurl("", "/loads/sync", request));
  expect(saveAsCurl("", undefined, "load_1")).toBe(asCurl("", "/loads/get", { id: "load_1" }));
});
