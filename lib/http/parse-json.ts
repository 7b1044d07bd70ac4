import { AppError } from "@/lib/core/errors";

const depthMax = 64;
const valuesMax = 100_000;
const [quote, comma, openList, backslash, closeList, openObject, closeObject] = [34, 44, 91, 92, 93, 123, 125];

/** @throws AppError invalid_json; invalid_request for a nesting or a number of values no request of ours needs. */
export function parseJson(text: string): unknown {
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_json", "The body is not valid JSON.");
  }
}

/** One look at all but the texts before anything is built: a few bytes can ask for very deep or very many values. */
function checkShape(text: string) {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfText(text, index + 1);
    else if (character === comma) values++;
    else if (character === openObject || character === openList) {
      values++;
      if (++depth > depthMax)
        throw refusal("too_deep", `The body is nested more than ${depthMax} levels deep.`, depthMax);
    } else if (character === closeObject || character === closeList) depth--;
  }
  if (values > valuesMax) throw refusal("too_many_values", `The body has more than ${valuesMax} values.`, valuesMax);
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
