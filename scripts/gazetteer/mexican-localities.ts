// Mexico's municipalities with their SAT codes and the localities of INEGI; credits in docs/data-sources.md.
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { splitName } from "@/scripts/gazetteer/sources";

type Locality = { name: string; others: string[]; latitude: number; longitude: number; population: number };
/** `code` is that of SAT's c_Municipio, which numbers them as INEGI does. The seat comes first. */
export type Municipality = { state: string; code: number; name: string; localities: Locality[] };
/** A code of SAT's c_Localidad, with the names it goes by. */
export type SatLocality = { state: string; code: number; names: string[] };

const file = path.join(import.meta.dirname, "mexican-localities.br");

function namesOf(text: string) {
  const { name, others } = splitName(text);
  return [name, ...others];
}

export function mexicanLocalities() {
  const municipalities: Municipality[] = [];
  const satLocalities: SatLocality[] = [];
  for (const line of brotliDecompressSync(fs.readFileSync(file)).toString().split("\n")) {
    const [, sign, state = "", code = "", name = ""] = /^([>=])(\w{3}) (\d+) (.+)$/.exec(line) ?? [];
    if (sign === ">") municipalities.push({ state, code: Number(code), name, localities: [] });
    else if (sign === "=") satLocalities.push({ state, code: Number(code), names: namesOf(name) });
    else if (line.includes("|")) municipalities.at(-1)?.localities.push(readLocality(line));
  }
  return { municipalities, satLocalities };
}

function readLocality(line: string): Locality {
  const [text = "", latitude, longitude, population] = line.split("|");
  return {
    ...splitName(text),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
}
