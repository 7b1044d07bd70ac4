import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { readResetLink } from "@/lib/sessions/reset-password";
import { aDirectory } from "@/lib/testing/a-directory";

async function makeLink(...words: string[]) {
  const command = ["--import", "tsx", path.resolve("scripts/password-link.mjs"), ...words];
  const child = spawn(process.execPath, command, { env: process.env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  return { code, printed };
}

test("who runs the portal makes a link for the only admin who forgot the password", async () => {
  const { admin } = await aDirectory();
  const { code, printed } = await makeLink(admin.email.toUpperCase());
  expect(code).toBe(0);
  const [, token = ""] =
    /^http:\/\/localhost:3000\/reset-password\/([\w-]{43})\nIt works once, until /.exec(printed) ?? [];
  expect(await readResetLink(token, new Date())).toBe(admin.email);
});

test("an e-mail that no active user has makes none", async () => {
  expect(await makeLink("nobody@example.test")).toEqual({
    code: 1,
    printed: "No active user has the e-mail nobody@example.test.\n",
  });
});
