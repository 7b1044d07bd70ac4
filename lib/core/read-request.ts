import type * as z from "zod";
import { cleanerOf } from "@/lib/core/clean-request";
import type { Issue, Warning } from "@/lib/core/errors";
import { joinPath } from "@/lib/core/field-path";
import { nearest } from "@/lib/core/nearest";
import { type Notes, notesFor, problemsMax, type UnknownFields } from "@/lib/core/request-notes";

export type Reading<Value> =
  | { ok: true; value: Value; warnings: Warning[] }
  | { ok: false; issues: Issue[]; warnings: Warning[] };

/**
 * Reads JSON from outside as `schema` wants it; the same way for a TMS and for the portal's forms. Keys the schema
 * does not know are dropped with a warning, or refused where they would be filters; `""` and `null` leave an optional
 * field unset, or null where it takes null; other ways of writing a value are read as the schema's `lenience` says.
 * All problems are answered at once, with paths below the request such as `load.stops[0].type`. The input is not changed.
 */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  unknownFields: UnknownFields = "not stored",
): Reading<z.output<Schema>> {
  const notes = notesFor(unknownFields);
  const cleaned = cleanerOf(schema)(raw, "", notes);
  const parsed = schema.safeParse(cleaned, { error: messageOf, reportInput: true });
  const { warnings } = notes;
  if (parsed.success && notes.issues.length === 0) return { ok: true, value: parsed.data, warnings };
  const found = parsed.success ? [] : issuesOf(parsed.error.issues).map((issue) => noted(issue, notes));
  return { ok: false, issues: oneAPath([...notes.issues, ...found]).slice(0, problemsMax), warnings };
}

/** The first issue of each path: what else would be wrong there depends on how it is mended. */
function oneAPath(issues: readonly Issue[]) {
  const paths = new Set<string>();
  return issues.filter(({ path }) => paths.size < paths.add(path).size);
}

/** The issue at the place where it was sent, with what may have been meant. */
function noted(issue: Issue, { dropped, didYouMean }: Notes): Issue {
  const path = dropped.size === 0 ? issue.path : asSent(issue.path, dropped);
  const meant = didYouMean.get(path);
  return { ...issue, path, ...(meant && { didYouMean: meant }) };
}

/** Items were taken out of lists before the rest was checked: counts them again. */
const asSent = (path: string, dropped: Notes["dropped"]) =>
  [...dropped].reduce((place, [list, indexes]) => {
    const [, at, rest] = place.startsWith(list) ? (/^\[(\d+)\](.*)$/.exec(place.slice(list.length)) ?? []) : [];
    if (at === undefined) return place;
    const index = indexes.reduce((counted, taken) => (taken <= counted ? counted + 1 : counted), Number(at));
    return `${list}[${index}]${rest}`;
  }, path);

type ZodIssue = z.core.$ZodIssue;
type IssueOf<Code extends ZodIssue["code"]> = Extract<ZodIssue, { code: Code }>;
type Finding = Omit<Issue, "path" | "message"> & { message?: string };

const kinds: Record<string, string> = {
  string: "Must be text.",
  number: "Must be a finite number.",
  int: "Must be a whole number.",
  boolean: "Must be true or false.",
  array: "Must be a list.",
  object: "Must be an object.",
  record: "Must be an object.",
  null: "Must be null.",
};

const formats: Record<string, string> = {
  email: "Must be an e-mail address.",
  url: "Must be a web address.",
  datetime: "Must be an ISO 8601 date and time.",
  date: "Must be an ISO 8601 date.",
  time: "Must be an ISO 8601 time.",
  uuid: "Must be a UUID.",
};

/** The message for a raw issue of zod. A message given by the schema itself goes before it. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  const known = issue.path ? { ...issue, path: issue.path, message: "" } : { ...issue, path: [], message: "" };
  return findingOf(known).message ?? "Is not valid.";
}

/** Everything zod found, in our own codes and in paths as callers write them. */
export const issuesOf = (found: readonly ZodIssue[], parent = ""): Issue[] =>
  found.flatMap((issue, index) => {
    // A text sent for a list is measured as a list by its length all the same.
    const before = found[index - 1];
    if (before?.code === "invalid_type" && issue.code === "too_big" && `${before.path}` === `${issue.path}`) return [];
    if (issue.code === "invalid_union" && issue.input !== undefined) return unionIssues(issue, parent);
    const { message = "Is not valid.", ...finding } = findingOf(issue);
    return { path: joinPath(parent, issue.path), ...finding, message: issue.message || message };
  });

function findingOf(issue: ZodIssue): Finding {
  if (issue.input === undefined && wantsAnything(issue)) return { code: "required", message: "Required." };
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "int"
        ? { code: "not_an_integer", message: kinds.int }
        : { code: "invalid_type", message: kinds[issue.expected] };
    case "invalid_value":
      return oneOf(issue.values, issue.input);
    case "too_small":
      return bound(issue.origin, "least", issue.minimum, issue.inclusive);
    case "too_big":
      return bound(issue.origin, "most", issue.maximum, issue.inclusive);
    case "invalid_format":
      return formatFinding(issue);
    case "invalid_key":
      return { code: "invalid_key", message: `Not a valid key: ${issue.issues[0]?.message ?? ""}` };
    case "unrecognized_keys":
      return { code: "unknown_field", message: `Not known: ${issue.keys.join(", ")}.` };
    case "custom":
      return ownFinding(issue.params);
    case "not_multiple_of":
      return { code: "invalid_value", message: `Must be a multiple of ${issue.divisor}.` };
    default:
      return { code: "invalid_value" };
  }
}

function formatFinding({ format, input }: IssueOf<"invalid_format">): Finding {
  if (format !== "datetime") {
    return { code: "invalid_format", message: formats[format] ?? "Does not have the expected form." };
  }
  const lacksOffset = typeof input === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(input);
  const message = lacksOffset ? "Lacks its offset: Z for UTC, or one such as -06:00, at its end." : formats.datetime;
  return { code: "invalid_timestamp", message };
}

/** A schema's own rule says its code, and its bound where it has one, in `params`. */
const ownFinding = ({ code, limit }: Record<string, unknown> = {}): Finding => ({
  code: typeof code === "string" ? code : "invalid_value",
  ...(typeof limit === "number" && { limit }),
});

const wantsAnything = ({ code }: ZodIssue) =>
  code === "invalid_type" || code === "invalid_value" || code === "invalid_union";

function oneOf(values: readonly unknown[], input: unknown): Finding {
  const accepted = values.map(String);
  const meant = typeof input === "string" ? nearest(input, accepted) : undefined;
  const finding = { code: "invalid_value", accepted, ...(meant !== undefined && { didYouMean: [meant] }) };
  if (accepted.length === 1) return { ...finding, message: `Must be ${accepted[0]}.` };
  return { ...finding, message: `Must be one of ${accepted.join(", ")}.` };
}

const codes = {
  string: { least: "too_short", most: "too_long", unit: "character" },
  array: { least: "too_few_items", most: "too_many_items", unit: "item" },
} as const;

function bound(origin: string, end: "least" | "most", value: number | bigint, inclusive = true): Finding {
  const limit = Number(value);
  if (origin === "string" || origin === "array") {
    const { unit, ...code } = codes[origin];
    return { code: code[end], limit, message: `Must have at ${end} ${limit} ${unit}${limit === 1 ? "" : "s"}.` };
  }
  const code = end === "least" ? "too_small" : "too_big";
  if (inclusive) return { code, limit, message: `Must be at ${end} ${limit}.` };
  return { code, limit, message: `Must be ${end === "least" ? "more" : "less"} than ${limit}.` };
}

/** Of a union's options, the one of the value's own kind says what is wrong; the nearest miss when there are several. */
function unionIssues(issue: IssueOf<"invalid_union">, parent: string): Issue[] {
  const path = joinPath(parent, issue.path);
  if (issue.errors.length === 0 && "options" in issue && issue.options) {
    const sent = valueAt(issue.input, issue.discriminator);
    const finding = sent === undefined ? { code: "required" } : oneOf(issue.options, sent);
    return [{ path, message: "Required.", ...finding }];
  }
  const sameKind = issue.errors.filter((found) => !found.some(isOtherKind)).sort((a, b) => a.length - b.length);
  if (sameKind[0]) return issuesOf(sameKind[0], path);
  return [{ path, code: "invalid_type", message: "Has none of the accepted forms." }];
}

const isOtherKind = (issue: ZodIssue) => issue.code === "invalid_type" && issue.path.length === 0;

const valueAt = (input: unknown, key: string | undefined): unknown =>
  typeof input === "object" && input !== null && key !== undefined && Object.hasOwn(input, key)
    ? Reflect.get(input, key)
    : undefined;
