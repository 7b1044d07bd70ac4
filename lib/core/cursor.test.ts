import { expect, test } from "vitest";
import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";

const Position = z.tuple([z.string(), z.number()]);

test("a cursor brings back the position it was made of", () => {
  const rows = [
    { at: "ñ", id: 1 },
    { at: "b", id: 2 },
    { at: "c", id: 3 },
  ];
  const { items, nextCursor } = pageOf(rows, 2, ({ at, id }) => [at, id]);
  expect(items).toEqual(rows.slice(0, 2));
  expect(readCursor(Position, nextCursor ?? "")).toEqual(["b", 2]);
});

test("the last page has no cursor, whether full or empty", () => {
  expect(pageOf([1, 2], 2, (row) => [row]).nextCursor).toBe(null);
  expect(pageOf([], 2, (row) => [row]).nextCursor).toBe(null);
});

test.each(["", "nonsense", Buffer.from("[1]").toString("base64url")])("%o is refused as a cursor", (cursor) => {
  expect(() => readCursor(Position, cursor)).toThrow("The request is not valid.");
});
