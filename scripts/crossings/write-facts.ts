import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { factsFolder } from "@/scripts/crossings/state-pairs";

const root = path.resolve(import.meta.dirname, "../..");

/** Writes a file of lib/border-crossings/facts, formatted as the rest of the project is. */
export function writeFacts(name: string, facts: object) {
  const file = path.join(factsFolder, name);
  fs.writeFileSync(file, JSON.stringify(facts));
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", file], { cwd: root, stdio: "ignore" });
}
