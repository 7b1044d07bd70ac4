// What must be there before the portal can run: packages, generated code, a build. Each is made only when it is out of date.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { run, runQuietly } from "./processes.mjs";
import { step } from "./progress.mjs";

/** A command of an installed package. */
export const tool = (file, ...args) => [process.execPath, path.join("node_modules", file), ...args];

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

/** npm writes its own record when it has finished, so that a broken install never looks complete. */
const installRecord = "node_modules/.package-lock.json";

/**
 * @param {{ packages: object }} lock package-lock.json
 * @param {{ packages: object } | undefined} record what npm says it installed
 */
export function isInstalled(lock, record) {
  if (!record) return false;
  const mayLack = ({ optional, devOptional, extraneous }) => optional || devOptional || extraneous;
  const complete = Object.entries(lock.packages).every(
    ([name, wanted]) => name === "" || mayLack(wanted) || name in record.packages,
  );
  const right = Object.entries(record.packages).every(([name, { version, os, cpu }]) => {
    const ours = (names, own) => !names || names.some((it) => it.startsWith("!")) || names.includes(own);
    return lock.packages[name]?.version === version && ours(os, process.platform) && ours(cpu, process.arch);
  });
  return complete && right;
}

export async function installPackages() {
  if (isInstalled(readJson("package-lock.json"), readJson(installRecord))) return;
  const own = process.env.npm_execpath;
  const npm = own?.endsWith("npm-cli.js") ? [process.execPath, own] : ["npm"];
  await step("packages", "installing packages, a minute or less", async () => {
    fs.rmSync(installRecord, { force: true });
    const { code, output } = await run([...npm, "ci", "--include=dev", "--include=optional", "--ignore-scripts"]);
    if (code !== 0) throw new Error(`The packages could not be installed. npm says:\n${output}`);
  });
}

/** A hash of the names and contents of files and of all files in folders. */
function digest(entries) {
  const hash = crypto.createHash("sha256");
  const visit = (entry) => {
    const stat = fs.statSync(entry, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of fs.readdirSync(entry).sort()) visit(path.join(entry, name));
    else if (stat && !/\.test\.tsx?$/.test(entry)) hash.update(`\0${entry}\0`).update(fs.readFileSync(entry));
  };
  entries.forEach(visit);
  return hash.digest("hex").slice(0, 16);
}

/** Generates a folder of code again when its source has changed. */
async function generate(name, folder, { from, work }) {
  const mark = path.join(folder, ".made-from");
  const state = digest([...from, "package-lock.json"]);
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === state) return;
  await step(name, undefined, async () => {
    fs.mkdirSync(folder, { recursive: true });
    await work();
    fs.writeFileSync(mark, state);
  });
}

/** The database client, and the fields of a load as pages know them: neither needs the other. */
export async function generateCode() {
  const client = generate("database client", "prisma/generated", {
    from: ["prisma/schema", "prisma/prisma.config.ts"],
    // Prisma would download an engine that generating does not use, unless it is given some executable file.
    work: () =>
      runQuietly(tool("prisma/build/index.js", "generate", "--config", "prisma/prisma.config.ts"), {
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      }),
  });
  const fields = generate("fields of a load", "components/loads/form/generated", {
    from: ["lib/loads/schema", "lib/vocabulary", "lib/core", "scripts/make-load-shape.ts"],
    work: () => runQuietly(tool("tsx/dist/cli.mjs", "scripts/make-load-shape.ts")),
  });
  await Promise.all([client, fields]);
}

/** A program of ours in one file, so that no source is compiled while it runs. Packages stay where they are. */
export async function bundle(entry, outfile) {
  const { build: make } = await import("esbuild");
  await make({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: `node${process.versions.node.split(".")[0]}`,
    logLevel: "silent",
  });
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
// From here on each percent less costs several times as long.
const brotliLevel = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Leaves each text that browsers ask for compressed beside it (lib/http/static-files.ts): half a second, once. */
async function compressStatics(folder) {
  const files = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
  const compress = async (file) => {
    const text = fs.readFileSync(file);
    fs.writeFileSync(`${file}.gz`, await gzip(text));
    fs.writeFileSync(`${file}.br`, await brotli(text, brotliLevel));
  };
  await Promise.all(files.filter((file) => /\.(js|css|json|svg)$/.test(file)).map(compress));
}

const sources = [
  ...["app", "components", "lib", "public", "prisma/schema", "instrumentation.ts", "proxy.ts"],
  ...["scripts/serve.ts", "scripts/work.ts"],
  ...["package.json", "package-lock.json", "next.config.mjs", "tsconfig.json"],
];
// Beside .next, because a build reaches packages by links such as ../../node_modules/pino.
const builds = () => fs.readdirSync(".").filter((name) => name.startsWith(".next-"));

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Builds that no running server uses. */
function removeUnusedBuilds() {
  for (const folder of builds()) {
    const users = path.join(folder, "users");
    const inUse = fs.existsSync(users) && fs.readdirSync(users).some((pid) => isAlive(Number(pid)));
    if (!inUse) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps a build from being removed as long as this process lives. */
const keepBuild = (folder) => fs.writeFileSync(path.join(folder, "users", String(process.pid)), "");

/** Secrets are read when the server starts; the build only needs some that look like them. */
const buildEnvironment = {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  BETTER_AUTH_SECRET: "only-for-the-build-only-for-the-build",
  BETTER_AUTH_URL: "http://localhost:3000",
  DATABASE_URL: "postgresql://nobody@localhost:1/no-database-while-building",
};

/**
 * The production build of the present sources. Each state of the sources has a folder of its own, moved into place
 * when complete: building never pulls files from under a server that runs on an earlier one.
 * @returns {Promise<string>} its folder, kept as long as this process lives
 */
export async function build() {
  const folder = `.next-${digest(sources)}`;
  if (!fs.existsSync(folder)) {
    await step("build", "building, half a minute or less", async () => {
      // Writing it takes as long as a tenth of a build: the first one, of a start that may stay the only one, does without.
      const cache = builds().length > 0 ? "on" : "off";
      await runQuietly(tool("next/dist/bin/next", "build"), { ...buildEnvironment, BUILD_CACHE: cache });
      await bundle("scripts/serve.ts", ".next/serve.mjs");
      await bundle("scripts/work.ts", ".next/work.mjs");
      await compressStatics(".next/static");
      removeUnusedBuilds();
      const partial = ".next-partial";
      fs.mkdirSync(path.join(partial, "users"), { recursive: true });
      for (const name of fs.readdirSync(".next")) {
        const stays = ["cache", "dev", "diagnostics", "lock", "trace", "types"].includes(name);
        if (!stays) fs.renameSync(path.join(".next", name), path.join(partial, name));
      }
      fs.renameSync(partial, folder);
    });
  }
  keepBuild(folder);
  return folder;
}

/**
 * The background work in one file: that of the build where there is one of the present sources, else made for itself.
 * @returns {Promise<string>} the file, kept as long as this process lives
 */
export async function workerProgram() {
  const state = digest(sources);
  const built = path.resolve(`.next-${state}`);
  if (fs.existsSync(built)) {
    keepBuild(built);
    return path.join(built, "work.mjs");
  }
  const own = path.resolve(`.next-worker-${state}`);
  fs.mkdirSync(path.join(own, "users"), { recursive: true });
  keepBuild(own);
  const file = path.join(own, "work.mjs");
  if (!fs.existsSync(file)) {
    // Several workers may start at once.
    const partial = `${file}.${process.pid}`;
    await bundle("scripts/work.ts", partial);
    fs.renameSync(partial, file);
  }
  return file;
}
