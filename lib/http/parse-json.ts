import { type JSONVisitor, visit } from "jsonc-parser";
import { AppError } from "@/lib/core/errors";
import { joinPath } from "@/lib/core/field-path";
import { isJsonObject } from "@/lib/core/json";
import { bodyDepthMax, bodyValuesMax } from "@/lib/core/protocol.values";

const [quote, comma, colon, openList, backslash, closeList, openObject, closeObject] = [
  34, 44, 58, 91, 92, 93, 123, 125,
];

/**
 * The value of a JSON text.
 * @throws AppError invalid_json, with line and column, also where an object has a name twice; invalid_request for
 * deeper nesting or more values than any request needs.
 */
export function parseJson(text: string): unknown {
  const names = checkShape(text);
  const value = parsed(text);
  if (countNames(value) < names) findRepeatedName(text);
  return value;
}

function parsed(text: string): unknown {
  if (text.trim() === "") throw new AppError("invalid_json", "The body is empty. Send a JSON object, at least {}.");
  try {
    return JSON.parse(text);
  } catch {
    findFault(text);
    throw new AppError("invalid_json", "The body is not valid JSON.");
  }
}

/** Scans the structure before anything is built: few bytes can ask for very deep or very many values. Counts the names. */
function checkShape(text: string) {
  let depth = 0;
  let values = 1;
  let names = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfText(text, index + 1);
    else if (character === comma) values++;
    else if (character === colon) names++;
    else if (character === openObject || character === openList) {
      values++;
      if (++depth > bodyDepthMax)
        throw refusal("too_deep", `The body is nested more than ${bodyDepthMax} levels deep.`, bodyDepthMax);
    } else if (character === closeObject || character === closeList) depth--;
  }
  if (values > bodyValuesMax)
    throw refusal("too_many_values", `The body has more than ${bodyValuesMax} values.`, bodyValuesMax);
  return names;
}

/** Where the text that begins at `start` is closed: by the first quote without an odd number of backslashes before it. */
function endOfText(text: string, start: number) {
  for (let end = text.indexOf('"', start); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (end - escapes > start && text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

const refusal = (code: string, message: string, limit: number) =>
  new AppError("invalid_request", message, { issues: [{ path: "", code, message, limit }] });

function countNames(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countNames(item), 0);
  if (!isJsonObject(value)) return 0;
  return Object.values(value).reduce((sum: number, item) => sum + 1 + countNames(item), 0);
}

// The parser that knows places is slower by much: it reads only what is refused.

const placeAt = (line: number, column: number) => `line ${line + 1}, column ${column + 1}`;

/** @throws AppError invalid_json where the text ceases to be JSON. */
function findFault(text: string) {
  const onError: JSONVisitor["onError"] = (_code, _offset, _length, line, column) => {
    throw new AppError("invalid_json", `The body is not valid JSON: ${placeAt(line, column)}.`);
  };
  visit(text, { onError }, { disallowComments: true });
}

/** @throws AppError invalid_json at the first name that its object has already. */
function findRepeatedName(text: string) {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, line, column, pathOfObject) => {
      const names = open.at(-1);
      if (names?.has(name)) {
        const path = joinPath("", [...pathOfObject(), name]);
        throw new AppError("invalid_json", `\`${path}\` is given twice: ${placeAt(line, column)}.`);
      }
      names?.add(name);
    },
  });
}
