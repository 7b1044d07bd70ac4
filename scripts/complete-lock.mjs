// npm run lock:complete, after every `npm install`. A registry that lacks some platforms' packages makes npm leave them
// out of package-lock.json, and then `npm ci` refuses: "Missing: @next/swc-darwin-arm64 from lock file".
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = [...["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"]];

/** The entry that a package at `from` gets for a name: its own, or the nearest above. */
function resolve(packages, from, name) {
  const found = packages[`${from}${from && "/"}node_modules/${name}`];
  if (found || !from) return found;
  const above = from.lastIndexOf("/node_modules/");
  return resolve(packages, above < 0 ? "" : from.slice(0, above), name);
}

/** What npm would have written; the platform is read from the package's name. */
function entryFor(name, version) {
  const words = name.replace("linuxmusl", "linux-musl").split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length + cpu.length === 0) throw new Error(`${name} is missing, and its name contains no platform.`);
  const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : ["glibc"];
  const hasLibc = os.includes("linux") && words.some((word) => /^(musl|gnu)/.test(word));
  return {
    version,
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(hasLibc && { libc }),
  };
}

/**
 * The optional dependencies that package-lock.json lacks.
 * @param {{ packages: Record<string, any> }} lock
 * @returns {[place: string, entry: object][]}
 */
export function missingFromLock({ packages }) {
  const missing = new Map();
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, from, name);
      const isExact = /^\d/.test(range);
      if (found && (!isExact || found.version === range)) continue;
      const place = found ? `${from}/node_modules/${name}` : `node_modules/${name}`;
      missing.set(place, entryFor(name, range.replace(/^[\^~]/, "")));
    }
  }
  return [...missing];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = path.resolve(import.meta.dirname, "../package-lock.json");
  const lock = JSON.parse(fs.readFileSync(file, "utf8"));
  const missing = missingFromLock(lock);
  const kept = Object.entries(lock.packages).filter(([, entry]) => !entry.extraneous);
  const sorted = [...kept, ...missing].sort(([a], [b]) => a.localeCompare(b, "en"));
  fs.writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(missing.map(([place]) => `+ ${place}`).join("\n") || "Nothing was missing.");
}
