import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "./lock-folder.mjs";

const withoutWaiting = { answer: () => "the second", timeoutSeconds: () => 0 };

test("a locked folder is refused, and the answer says who locked it, until it is released", async () => {
  const folder = `/data/${randomUUID()}`;
  const first = await lockFolder(folder, { answer: () => "the first", timeoutSeconds: () => 0 });
  expect(await lockFolder(folder, withoutWaiting)).toEqual({ holder: "the first" });
  if ("release" in first) first.release();
  const second = await lockFolder(folder, withoutWaiting);
  expect(second).toHaveProperty("release");
  if ("release" in second) second.release();
});

test("a folder whose holder was killed is free at once", async () => {
  const folder = `/data/${randomUUID()}`;
  const program = `
    import { lockFolder } from ${JSON.stringify(path.resolve("scripts/lock-folder.mjs"))};
    await lockFolder(${JSON.stringify(folder)}, { answer: () => "the killed", timeoutSeconds: () => 0 });
    process.stdout.write("locked");
    setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ["--input-type=module", "-e", program]);
  await once(killed.stdout, "data");
  expect(await lockFolder(folder, withoutWaiting)).toEqual({ holder: "the killed" });
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const next = await lockFolder(folder, withoutWaiting);
  expect(next).toHaveProperty("release");
  if ("release" in next) next.release();
});
