import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, jsonFault, jsonObjectFrom } from "@/components/form/json-field";

test("the place of a mistake is given by line and column", () => {
  expect(jsonFault('{\n  "a": 1,\n  "b" 2\n}')).toEqual({ line: 3, column: 7 });
  expect(jsonFault('{"a": x}')).toEqual({ line: 1, column: 7 });
  expect(jsonFault('{"a": 1,}')).toEqual({ line: 1, column: 9 });
  expect(jsonFault('{"a": [1 2]}')).toEqual({ line: 1, column: 10 });
  expect(jsonFault('{"a": "b')).toEqual({ line: 1, column: 7 });
  expect(jsonFault("{} {}")).toEqual({ line: 1, column: 4 });
  expect(jsonFault("")).toEqual({ line: 1, column: 1 });
});

test("whatever the platform reads as JSON has no mistake, and the other way round", () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 }))
    .map(([json, at, put]) => json.slice(0, at % (json.length + 1)) + put + json.slice((at % (json.length + 1)) + 1));
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (text) => {
      expect(jsonFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 2000 },
  );
});

test("only an object is taken", () => {
  expect(jsonObjectFrom('{"a":null}')).toEqual({ a: null });
  expect([jsonObjectFrom("[1]"), jsonObjectFrom("7"), jsonObjectFrom("{")]).toEqual([undefined, undefined, undefined]);
});

test("size is counted in bytes", () => {
  expect(bytesOf({ á: "é" })).toBe(11);
  expect(bytesOf(undefined)).toBe(2);
});
