// The Nodes a comparison runs on: this one, another of this machine, or one of npm's.
import { execFile, execFileSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** The newest Node of a major version, as the npm package of this system brings it. */
async function install(major, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(folder, `node-${major}`);
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["install", "--prefix", prefix, ...options, `${name}@${major}`]);
  return path.join(prefix, "node_modules", name, "bin/node");
}

/**
 * @param {string[]} wanted each a path or a major version; installed into `folder` unless it is that of this process
 * @returns {Promise<{ version: string, program: string }[]>}
 */
export async function findNodes(wanted, folder) {
  const own = process.versions.node.split(".")[0];
  const programOf = (each) => {
    if (each === own) return process.execPath;
    return /^\d+$/.test(each) ? install(each, folder) : path.resolve(each);
  };
  const programs = await Promise.all(wanted.map(programOf));
  return programs.map((program) => ({ version: execFileSync(program, ["-v"], { encoding: "utf8" }).trim(), program }));
}
