// npm run evaluate:places: how many of the example addresses are found, what is not, and what it costs.
import fs from "node:fs";
import path from "node:path";
import { milesBetween } from "@/lib/core/great-circle";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import { gazetteer } from "@/lib/places/store/gazetteer";
import { fastestRound } from "@/scripts/fastest-round";

/** An example is a hit in the right country within 30 miles; junk, which has no country, when it is not believed. */
type Example = { text: string; latitude: number; longitude: number; countryCode: string } | { text: string };
const hitMilesMax = 30;

const folder = path.resolve(import.meta.dirname, "../lib/places/examples");
const files = process.argv.slice(2).length > 0 ? process.argv.slice(2) : fs.readdirSync(folder).sort();

const collect = () => globalThis.gc?.();
const memory = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

function isHit(example: Example) {
  const found = findPlace({ address: example.text });
  const isBelieved = found !== undefined && found.confidence >= confidenceMin;
  if (!("latitude" in example)) return !isBelieved;
  return isBelieved && found.countryCode === example.countryCode && milesBetween(found, example) <= hitMilesMax;
}

const told = ({ text }: Example) => {
  const found = findPlace({ address: text });
  const place = found
    ? `${found.city}, ${found.state}, ${found.countryCode} (${found.confidence.toFixed(2)})`
    : "nothing";
  return `  ${text} → ${place}`;
};

const before = memory();
const startedAt = performance.now();
gazetteer();
const loadMs = performance.now() - startedAt;
findPlace({ address: "Chciago, IL" });
const megabytes = memory() - before;

const all = new Map<string, Example[]>();
for (const file of files) {
  const { addresses }: { addresses: Example[] } = JSON.parse(fs.readFileSync(path.resolve(folder, file), "utf8"));
  const places = addresses.filter((example) => "latitude" in example);
  const junk = addresses.filter((example) => !("latitude" in example));
  const hits = places.filter(isHit).length;
  console.log(`${file}: ${hits}/${places.length} found, ${junk.filter(isHit).length}/${junk.length} junk refused`);
  for (const example of addresses.filter((it) => !isHit(it))) console.log(told(example));
  all.set(file, addresses);
}

for (const [file, examples] of all) {
  const microseconds = fastestRound(examples, ({ text }) => findPlace({ address: text }));
  console.log(`${file}: ${microseconds.toFixed(0)} µs an address`);
}
console.log(`gazetteer read in ${loadMs.toFixed(0)} ms, keeps ${megabytes.toFixed(1)} MB`);
