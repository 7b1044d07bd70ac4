import type * as z from "zod";
import type { Issue, Warning } from "@/lib/core/errors";
import { nearestField } from "@/lib/core/near-field";
import { folded } from "@/lib/core/nearest";

/** A hostile body may contain a hundred thousand problems; the first of them are enough. */
export const problemsMax = 500;

/**
 * What an unknown field is to the one who reads: a fault, a fault where a field of the request itself is near, which may
 * be a guard that is misspelt, or a warning because it is not stored or not used.
 */
export type UnknownFields = "refused" | "refused where near" | "not stored" | "not used";

/** What is noticed while a request is cleaned. */
export type Notes = {
  unknownFields: UnknownFields;
  warnings: Warning[];
  issues: Issue[];
  /** Which items were taken out of a list, by the path of the list. */
  dropped: Map<string, number[]>;
  /** What may have been meant by a value that is not accepted, by its path. */
  didYouMean: Map<string, string[]>;
};

export const notesFor = (unknownFields: UnknownFields): Notes => ({
  unknownFields,
  warnings: [],
  issues: [],
  dropped: new Map(),
  didYouMean: new Map(),
});

export function warn({ warnings }: Notes, warning: Warning): undefined {
  if (warnings.length < problemsMax) warnings.push(warning);
}

export const noteReservedKey = (path: string, notes: Notes) =>
  warn(notes, { path, code: "reserved_key", message: "This key is not stored." });

/** Notes a whole number that may have been another one: readers of JSON round what is beyond 2^53. */
export function noteRounded(value: number, path: string, notes: Notes) {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return;
  const message = `Numbers beyond 2^53 lose digits: this one was read as ${value}. Send it as text.`;
  warn(notes, { path, code: "number_rounded", message });
}

/** Without them a call writes what it was not to write: a misspelt one is refused wherever it stands. */
const guards = new Map(["ifVersion", "ifAmount", "validateOnly"].map((name) => [folded(name), name]));

/** Notes a field that `schema` does not have, with the one that may have been meant. */
export function noteUnknownField(schema: z.ZodObject, key: string, path: string, notes: Notes): undefined {
  if (key === "__proto__") return noteReservedKey(path, notes);
  const { unknownFields } = notes;
  const isWrite = unknownFields === "refused where near";
  const guard = isWrite ? guards.get(folded(key)) : undefined;
  // One that is spelt and placed right is a guard that the operation does not have.
  const meant = guard !== undefined && guard !== path ? guard : nearestField(schema, key);
  const isNear = isWrite && path === key && meant !== undefined;
  const isRefused = unknownFields === "refused" || guard !== undefined || isNear;
  const found = isRefused ? notes.issues : notes.warnings;
  if (found.length >= problemsMax) return;
  const fate = unknownFields === "not used" ? "not used" : "not stored";
  const said = `This field is not known${isRefused ? "" : ` and was ${fate}`}.`;
  const message = meant === undefined ? said : `${said} Did you mean ${meant}?`;
  const code = unknownFields === "refused" ? "unknown_filter" : "unknown_field";
  found.push({ path, code, message, ...(meant !== undefined && { didYouMean: [meant] }) });
}
