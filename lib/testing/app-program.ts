import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundle } from "../../scripts/prepare.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    appProgram: string;
  }
}

const root = path.resolve(import.meta.dirname, "../..");

/** The app that tests start in a process of its own, in one file: compiling its sources at each start takes three times as long. */
export default async function setup(project: TestProject) {
  // Where its packages are found, and nobody else looks.
  const program = path.join(root, `node_modules/.cache/app-of-tests-${process.pid}.mjs`);
  await bundle(path.join(import.meta.dirname, "app-server.ts"), program);
  process.once("exit", () => rmSync(program, { force: true }));
  project.provide("appProgram", program);
}
