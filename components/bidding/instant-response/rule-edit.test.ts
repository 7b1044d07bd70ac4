import { describe, expect, test } from "vitest";
import { draftOf } from "@/components/bidding/instant-response/limit-draft";
import { differencesOf, isUnsaved, presentEdit } from "@/components/bidding/instant-response/rule-edit";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";

const usd = (amount: number) => ({ amount: { amount, currencyCode: "USD" as const } });
const savedAs = (version: number, instantResponse: InstantResponse) => ({ instantResponse, version });
const first = savedAs(1, { rejectAbove: usd(100) });
const theirs = savedAs(2, { rejectAbove: usd(200) });
const mine = { draft: draftOf({ rejectAbove: usd(300) }), base: first };

test("only what differs from the saved rule, or cannot be read, is unsaved", () => {
  const amount = { currencyCode: "USD" as const, amount: 100 };
  expect(isUnsaved({ draft: draftOf({ rejectAbove: { amount } }), base: first })).toBe(false);
  expect(isUnsaved(mine)).toBe(true);
  const unreadable = draftOf(first.instantResponse);
  unreadable.reject.amount = "ten";
  expect(isUnsaved({ draft: unreadable, base: first })).toBe(true);
});

describe("when somebody else saves a rule, the form", () => {
  test("shows theirs where nothing was changed", () => {
    const untouched = { draft: draftOf(first.instantResponse), base: first };
    expect(presentEdit(untouched, theirs)).toEqual({ draft: draftOf(theirs.instantResponse), base: theirs });
    expect(presentEdit(undefined, theirs).base).toBe(theirs);
  });

  test("keeps what was filled in, and the version it began from", () => {
    expect(presentEdit(mine, theirs)).toBe(mine);
  });

  test("has nothing left to save where they saved the same", () => {
    const same = savedAs(2, { rejectAbove: usd(300) });
    expect(presentEdit(mine, same).base).toBe(same);
  });
});

test("two rules differ in the limits that are not the same", () => {
  expect(differencesOf({ rejectAbove: usd(100) }, { rejectAbove: usd(100), acceptAtOrBelow: usd(50) })).toEqual([
    { effect: "accept", was: undefined, is: usd(50) },
  ]);
  expect(differencesOf(first.instantResponse, theirs.instantResponse)).toEqual([
    { effect: "reject", was: usd(100), is: usd(200) },
  ]);
});
