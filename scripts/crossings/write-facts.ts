import path from "node:path";
import { factsFolder } from "@/scripts/crossings/state-pairs";
import { writeJson } from "@/scripts/write-json";

/** Writes a file of lib/border-crossings/facts. */
export const writeFacts = (name: string, facts: object) => writeJson(path.join(factsFolder, name), facts);
