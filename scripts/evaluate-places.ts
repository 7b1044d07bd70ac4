// npm run evaluate:places: how many of the example addresses are found, what is not, and what it costs. Prints it and
// writes it for the page that shows it.
import fs from "node:fs";
import path from "node:path";
import { findPlace } from "@/lib/places/find-place";
import { gazetteer } from "@/lib/places/store/gazetteer";
import { fastestRound } from "@/scripts/fastest-round";
import { addressesFolder, hitMilesMax, judgeAddresses, readAddresses } from "@/scripts/judge-addresses";
import { type FormCount, judgePlaceForms } from "@/scripts/judge-place-forms";
import { writeJson } from "@/scripts/write-json";

const given = process.argv.slice(2);
const files = given.length > 0 ? given : fs.readdirSync(addressesFolder).sort();

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const share = (count: number, { written }: { written: number }) => `${((100 * count) / written).toFixed(2)} %`;

const sumOf = (forms: readonly FormCount[]) => ({
  written: forms.reduce((sum, { written }) => sum + written, 0),
  found: forms.reduce((sum, { found }) => sum + found, 0),
  wrong: forms.reduce((sum, { wrong }) => sum + wrong, 0),
});

const before = memory();
const startedAt = performance.now();
gazetteer();
const loadMs = performance.now() - startedAt;
findPlace({ address: "Chciago, IL" });
const megabytes = memory() - before;

const sets = files.map((file) => {
  const judged = judgeAddresses(file);
  const { addresses } = readAddresses(file);
  return { ...judged, microseconds: Math.round(fastestRound(addresses, ({ text }) => findPlace({ address: text }))) };
});
for (const { file, found, places, refused, junk, misses, microseconds } of sets) {
  console.log(`${file}: ${found}/${places} found, ${refused}/${junk} junk refused, ${microseconds} µs an address`);
  for (const miss of misses) {
    const { city, state, countryCode, confidence } = miss.found ?? {};
    console.log(
      `  ${miss.text} → ${city ? `${city}, ${state}, ${countryCode} (${confidence?.toFixed(2)})` : "nothing"}`,
    );
  }
}
console.log(`gazetteer read in ${loadMs.toFixed(0)} ms, keeps ${megabytes.toFixed(1)} MB`);
// Only of the project's own lists, for the page that shows them.
if (given.length === 0) {
  const forms = judgePlaceForms(1);
  const all = sumOf(forms);
  console.log(
    `every place in ${forms.length} forms: ${share(all.found, all)} found, ${share(all.wrong, all)} taken for another`,
  );
  for (const { form, ...counts } of forms) {
    console.log(`  ${form}: ${share(counts.found, counts)} found, ${share(counts.wrong, counts)} taken for another`);
  }
  const published = forms.map(({ examples: _, ...counts }) => counts);
  writeJson(path.resolve(addressesFolder, "../evaluation.json"), {
    hitMilesMax,
    sets,
    forms: { ...all, byForm: published },
  });
}
