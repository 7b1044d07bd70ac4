import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const settingsWith = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", 'import "./scripts/settings.mjs"'], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });

test.each(["abc", "0", "65536", "80.5", "-1"])("PORT=%s is refused with a sentence", (port) => {
  const { status, stderr } = settingsWith({ PORT: port });
  expect(stderr).toBe(`PORT must be a whole number from 1 to 65535, not "${port}".\n`);
  expect(status).toBe(1);
});

test("an empty PORT is no PORT", () => {
  expect(settingsWith({ PORT: "" }).status).toBe(0);
});
