import fc from "fast-check";
import { expect, test } from "vitest";
import { isReadable, isRepeated, objectOf, rowsOf } from "@/components/form/key-value-grid";
import { asJson, isJsonObject, jsonEqual } from "@/lib/core/json";

test("lines and object stand for each other", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (value) => {
      const object = asJson(JSON.parse(JSON.stringify(value)));
      if (!isJsonObject(object) || "__proto__" in value) return;
      expect(jsonEqual(objectOf(rowsOf(object)), object)).toBe(true);
    }),
  );
});

test("texts are shown as they are, other values as JSON", () => {
  expect(rowsOf({ a: "7", b: 7, c: [true] })).toEqual([
    { id: 0, key: "a", kind: "text", text: "7" },
    { id: 1, key: "b", kind: "json", text: "7" },
    { id: 2, key: "c", kind: "json", text: "[true]" },
  ]);
});

test("a key that stands there twice and a value that is no JSON are noticed", () => {
  const rows = [
    { id: 0, key: "a", kind: "json", text: "{" },
    { id: 1, key: "a", kind: "json", text: "1" },
    { id: 2, key: "", kind: "text", text: "x" },
  ] as const;
  expect(rows.map(isReadable)).toEqual([false, true, true]);
  expect(rows.map((row) => isRepeated(rows, row))).toEqual([true, true, false]);
  expect(objectOf(rows)).toEqual({ a: 1 });
});
