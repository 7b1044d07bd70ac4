import { expect, test } from "vitest";
import * as z from "zod";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";

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

const cursorOf = (...position: unknown[]) => pageOf([position, []], 1, (row) => row).nextCursor ?? "";
const Time = z.tuple([pointInTime]);

test("a point in time comes back as it was", () => {
  const at = new Date("2024-02-29T09:30:00.123Z");
  expect(readCursor(Time, cursorOf(at))).toEqual([at]);
});

test.each([
  "2026-02-30T00:00:00.000Z",
  "2025-02-29T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "2026-11-20T24:00:00.000Z",
  "2026-11-20T09:30:00.000+00:00",
  "2026-11-20T09:30:00Z",
  "2026-1",
  "2001-01-01 GMT+0500 (abc)",
  -8640000000000000,
  null,
])("%o is no point in time", (value) => {
  expect(() => readCursor(Time, cursorOf(value))).toThrow("The request is not valid.");
});

test.each(["\u0000", "a\u0000b", "\ud800", "a\udfff"])("%j is no text of a position", (text) => {
  expect(() => readCursor(z.tuple([z.string()]), cursorOf(text))).toThrow("The request is not valid.");
});
