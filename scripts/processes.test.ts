import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { keepRunning } from "./processes.mjs";

test("what ends by itself is started again, and whoever looks at the console can read it", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const aProgram = () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    return { child, exited: once(child, "exit") };
  };
  const started = [aProgram()];
  let isOver = false;
  const start = async () => {
    const program = aProgram();
    started.push(program);
    return program;
  };
  const ended = keepRunning("The program", started[0] ?? aProgram(), start, () => isOver);
  started[0]?.child.kill("SIGKILL");
  await expect.poll(() => started.length).toBe(2);
  await expect
    .poll(() => said.mock.calls.flat())
    .toEqual(["The program stopped. Starting it again in 0.5 s.", "The program runs again."]);
  said.mockRestore();
  isOver = true;
  started[1]?.child.kill("SIGKILL");
  await ended;
});
