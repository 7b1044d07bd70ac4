// A Chromium for the browser tests: one that is there, or one installed with what the machine has.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { run } from "./processes.mjs";

// The headless shell first: without a window's furniture it opens a page at half of the full browser's work.
const usualNames = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Ubuntu's chromium-browser, for one, is a script that only says where to get a browser. */
const works = (file) =>
  /Chrom/.test(spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 }).stdout ?? "");

const pathOf = (name) =>
  (name.startsWith("/") ? [name] : (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`)).find(
    (file) => fs.existsSync(file),
  );

async function installed() {
  const { chromium } = await import("@playwright/test");
  const found = [...usualNames.map(pathOf), chromium.executablePath()];
  return found.find((file) => file && fs.existsSync(file) && works(file));
}

const isRoot = process.getuid?.() === 0;

/** Commands that may bring a Chromium, the likeliest first. */
function installers() {
  const playwright = [process.execPath, "node_modules/@playwright/test/cli.js", "install"];
  const debian = [
    "sh",
    "-c",
    "apt-get update; apt-get install -y chromium-headless-shell || apt-get install -y chromium",
  ];
  return isRoot && pathOf("apt-get")
    ? [debian, [...playwright, "--with-deps", "chromium"]]
    : [[...playwright, "chromium"]];
}

/**
 * @returns {Promise<string>} the path of a Chromium that starts
 * @throws Error with what to do, when none is found and none can be installed
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !works(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not start as a Chromium.`);
  const present = given || (await installed());
  if (present) return present;
  let said = "";
  for (const installer of installers()) {
    const command = installer.join(" ");
    console.log(`  no Chromium found, installing: ${command} …`);
    const { output } = await run(installer, { DEBIAN_FRONTEND: "noninteractive" });
    const found = await installed();
    if (found) return found;
    said += `\n$ ${command}\n${output.slice(-800)}`;
  }
  throw new Error(
    `The browser tests need Chromium, and installing it failed:${said}
Install it yourself (Debian: apt-get install chromium; macOS: brew install --cask chromium; Ubuntu and others, as root:
npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one, and run npm test again.`,
  );
}
