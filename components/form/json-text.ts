import { isJsonObject, type JsonObject } from "@/lib/core/json";

// One token of JSON at a time; what none of them matches is where the text is wrong.
const space = /[\t\n\r ]*/y;
const text = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = new RegExp(String.raw`${text.source}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`, "uy");

const endOf = (pattern: RegExp, json: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.test(json) ? pattern.lastIndex : -1;
};
const afterSpace = (json: string, from: number) => endOf(space, json, from);

/** Thrown at the place at which JSON stops being JSON. */
class Fault extends Error {
  constructor(readonly at: number) {
    super();
  }
}

function need(end: number, at: number) {
  if (end < 0) throw new Fault(at);
  return end;
}

function skipMember(json: string, from: number) {
  const colon = afterSpace(json, need(endOf(text, json, from), from));
  if (json[colon] !== ":") throw new Fault(colon);
  return skipValue(json, afterSpace(json, colon + 1));
}

function skipList(json: string, from: number, close: string, skipItem: typeof skipValue) {
  let at = afterSpace(json, from);
  if (json[at] === close) return at + 1;
  for (;;) {
    at = afterSpace(json, skipItem(json, at));
    if (json[at] === close) return at + 1;
    if (json[at] !== ",") throw new Fault(at);
    at = afterSpace(json, at + 1);
  }
}

function skipValue(json: string, at: number): number {
  if (json[at] === "{") return skipList(json, at + 1, "}", skipMember);
  if (json[at] === "[") return skipList(json, at + 1, "]", skipValue);
  return need(endOf(scalar, json, at), at);
}

/** Where a text stops being JSON, counted from 1; undefined when it is JSON. Browsers do not tell reliably. */
export function jsonFault(json: string): { line: number; column: number } | undefined {
  try {
    const end = afterSpace(json, skipValue(json, afterSpace(json, 0)));
    if (end < json.length) throw new Fault(end);
    return undefined;
  } catch (fault) {
    const before = json.slice(0, fault instanceof Fault ? fault.at : 0).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** The object a text is the JSON of; undefined when it is something else or no JSON. */
export function jsonObjectFrom(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? {})).length;
