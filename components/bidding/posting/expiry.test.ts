import { expect, test } from "vitest";
import { expiryFrom } from "@/components/bidding/posting/expiry";

const now = new Date("2026-11-20T16:00:00.000Z");
const zone = "America/Monterrey";

test("a posting may stay open until somebody ends it", () => {
  expect(expiryFrom({ choice: "none", wallTime: "" }, now, zone)).toEqual({});
});

test("hours count from now", () => {
  expect(expiryFrom({ choice: "h4", wallTime: "" }, now, zone)).toEqual({ expiresAt: "2026-11-20T20:00:00.000Z" });
});

test("a time is that of the reader's clock", () => {
  expect(expiryFrom({ choice: "at", wallTime: "2026-11-20T18:00" }, now, zone)).toEqual({
    expiresAt: "2026-11-21T00:00:00.000Z",
  });
});

test.each(["", "2026-11-20T09:59", "? soon"])("a time that is missing, past or not read is none: %j", (wallTime) => {
  expect(expiryFrom({ choice: "at", wallTime }, now, zone)).toEqual({ isWrong: true });
});
