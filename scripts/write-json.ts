import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Writes a file of the project, formatted as the rest of it is. */
export function writeJson(file: string, value: object) {
  fs.writeFileSync(file, JSON.stringify(value));
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", file], { cwd: root, stdio: "ignore" });
}
