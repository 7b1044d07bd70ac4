import { describe, expect, test } from "vitest";
import { isJsonObject } from "@/lib/core/json";
import { readingKinds } from "@/lib/http/openapi/readings-document";
import { aCallingTms } from "@/lib/testing/a-calling-tms";

/** Of a load all that is kept, also what only requests have. */
const keptLoad = async (post: Awaited<ReturnType<typeof aCallingTms>>["post"], load: Record<string, unknown>) =>
  (await post("/loads/get", { id: load.id })).json;

/** All objects within an answer, itself included. */
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  isJsonObject(value)
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : Array.isArray(value)
      ? value.flatMap(objectsIn)
      : [];

/** What has at least this in it. */
const partly = (kept: unknown): unknown =>
  isJsonObject(kept)
    ? expect.objectContaining(Object.fromEntries(Object.entries(kept).map(([key, part]) => [key, partly(part)])))
    : Array.isArray(kept)
      ? kept.map(partly)
      : kept;

const codesIn = (value: unknown) => objectsIn(value).flatMap(({ code }) => (typeof code === "string" ? [code] : []));

describe.each(readingKinds.map((kind) => [kind.heading, kind] as const))("%s", (_, kind) => {
  test.each(kind.rows.map((row) => [JSON.stringify(row.sent), row] as const))("%s", async (_sent, row) => {
    const { sent, kept = sent, code, refused } = row;
    const { post } = await aCallingTms();
    const { status, json } = await post(kind.path, kind.request(sent));
    const { warnings = [], issues, results, load } = json;
    if (refused) return expect(codesIn(issues ?? results)).toContain(refused);
    expect([status, issues]).toEqual([200, undefined]);
    expect(codesIn([warnings, results])).toEqual(code ? expect.arrayContaining([code]) : []);
    const answer = isJsonObject(load) ? await keptLoad(post, load) : row.kept && results;
    if (answer) expect(objectsIn(answer)).toContainEqual(partly(kept));
  });
});
