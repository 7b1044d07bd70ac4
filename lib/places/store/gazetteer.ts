import { readFileSync } from "node:fs";
import path from "node:path";
import { makeGazetteer } from "@/lib/places/rules/gazetteer";
import { unpackGazetteer } from "@/lib/places/store/gazetteer-file";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** Every command of `npm` and the server itself run in the folder of the project. */
const file = path.join(process.cwd(), "lib/places/store/gazetteer.br");

/** The places addresses are looked up in: read on first use, once for the whole process. */
export const gazetteer = () => oncePerProcess("gazetteer", () => makeGazetteer(unpackGazetteer(readFileSync(file))));
