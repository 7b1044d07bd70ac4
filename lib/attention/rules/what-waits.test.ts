import { describe, expect, test } from "vitest";
import { byClock, firstOfEach, snoozedUntil, sortOut, type Waiting } from "@/lib/attention/rules/what-waits";
import { coverageOf, scopeOf } from "@/lib/attention/rules/whose-loads";

const now = new Date("2026-11-22T15:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const since = (kind: Waiting["kind"], minutes: number): Waiting => ({
  kind,
  subjectId: `${kind} ${minutes}`,
  clock: { type: "SINCE", at: inMinutes(-minutes) },
});
const until = (kind: Waiting["kind"], minutes: number): Waiting => ({
  kind,
  subjectId: `${kind} ${minutes}`,
  clock: { type: "UNTIL", at: inMinutes(minutes) },
});

describe("what waits is sorted", () => {
  test("by its part, within it by its clock: what is due first, then what has waited longest", () => {
    const rows = [
      since("COUNTER", 500),
      since("CARRIER_REVIEW", 900),
      since("UNSCHEDULED", 9000),
      until("UNSCHEDULED", 120),
      until("UNCOVERED", 90),
      until("UNCOVERED", -30),
      since("BID", 3),
      since("BID", 84),
      since("OVERWRITTEN_EDIT", 40),
    ];
    expect(rows.toSorted(byClock).map(({ subjectId }) => subjectId)).toEqual([
      "BID 84",
      "BID 3",
      "UNCOVERED -30",
      "UNCOVERED 90",
      "UNSCHEDULED 120",
      "UNSCHEDULED 9000",
      "CARRIER_REVIEW 900",
      "OVERWRITTEN_EDIT 40",
      "COUNTER 500",
    ]);
  });

  test("and of each kind only the first are taken", () => {
    const rows = [since("BID", 3), since("BID", 2), since("COUNTER", 9), since("BID", 1)];
    expect(firstOfEach(rows, 2).map(({ subjectId }) => subjectId)).toEqual(["BID 3", "BID 2", "COUNTER 9"]);
  });
});

describe("what was put off", () => {
  const row = since("BID", 20);
  const snooze = { kind: "BID", subjectId: row.subjectId, clockAt: row.clock.at };

  test("comes back at its time", () => {
    expect(snoozedUntil(row, { ...snooze, until: inMinutes(1) }, now)).toEqual(inMinutes(1));
    expect(snoozedUntil(row, { ...snooze, until: now }, now)).toBeUndefined();
  });

  test("comes back before it when it waits anew, and without a time only then", () => {
    const anew = { ...row, clock: { ...row.clock, at: inMinutes(-1) } };
    expect(snoozedUntil(anew, { ...snooze, until: inMinutes(60) }, now)).toBeUndefined();
    expect(snoozedUntil(anew, { ...snooze, until: null }, now)).toBeUndefined();
    expect(snoozedUntil(row, { ...snooze, until: null }, now)).toBeNull();
  });

  test("is neither shown nor counted; what is muted is counted and not shown", () => {
    const rows = [row, since("BID", 5), since("COUNTER", 7)];
    const sorted = sortOut(rows, { snoozes: [{ ...snooze, until: null }], muted: new Set(["COUNTER"]), now });
    expect(sorted.shown).toEqual([since("BID", 5)]);
    expect(sorted.snoozed).toEqual([{ ...row, snoozedUntil: null }]);
    expect([...sorted.counts]).toEqual([
      ["BID", 1],
      ["COUNTER", 1],
    ]);
  });
});

describe("whose loads are looked at", () => {
  const known = { externalId: "U-1", teamIds: ["T-1"], mateIds: ["U-1", "U-2"] };

  test("mine are those of my own id; a team's also those of its members, and those of nobody", () => {
    expect(coverageOf("MINE", known)).toEqual({ userIds: ["U-1"], teamIds: [], withUnowned: false });
    expect(coverageOf("TEAM", known)).toEqual({ userIds: ["U-1", "U-2"], teamIds: ["T-1"], withUnowned: true });
    expect(coverageOf("ALL", known)).toBeNull();
    expect(coverageOf("MINE", { ...known, externalId: null })).toMatchObject({ userIds: [] });
  });

  test("who covers nothing that the TMS knows begins with all", () => {
    expect(scopeOf(known)).toBe("TEAM");
    expect(scopeOf({ externalId: null, teamIds: [], mateIds: [] })).toBe("ALL");
  });
});
