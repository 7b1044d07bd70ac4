import { expect, test } from "vitest";
import { draftKey, parseDraft } from "@/components/loads/editor/use-draft";

const draft = { at: "2026-11-20T09:30:00.000Z", base: { load: {} }, mine: { load: { linearFeet: 48 } } };

test("a draft is read as it was kept", () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test("what is no draft is nothing", () => {
  for (const kept of [null, "", "{", "[]", "null", JSON.stringify({ ...draft, mine: 7 })])
    expect(parseDraft(kept)).toBeUndefined();
});

test("each user has a draft of their own for each load, and one for a new load", () => {
  expect(draftKey("user_1", "load_1")).not.toBe(draftKey("user_2", "load_1"));
  expect(draftKey("user_1", undefined)).toBe("draft:user_1:new");
});
