import { expect, test } from "vitest";
import { parseDraft } from "@/components/form/form-draft";
import { isJsonObject, type JsonObject } from "@/lib/core/json";

const isValues = (value: unknown): value is JsonObject => isJsonObject(value);
const draft = { at: "2026-11-20T09:30:00.000Z", base: { load: {} }, mine: { load: { linearFeet: 48 } } };

test("a draft is read as it was kept", () => {
  expect(parseDraft(JSON.stringify(draft), isValues)).toEqual(draft);
});

test("what is no draft is nothing", () => {
  for (const kept of [null, "", "{", "[]", "null", JSON.stringify({ ...draft, mine: 7 })])
    expect(parseDraft(kept, isValues)).toBeUndefined();
});
