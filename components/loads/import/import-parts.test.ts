import { expect, test } from "vitest";
import { isOdd, type LoadResult, partsOf, undoesBooking, withUnanswered } from "@/components/loads/import/import-parts";

const stops = (externalId: string, count: number) => Array.from({ length: count }, () => ({ externalId }));

test("the rows of a load are sent in one call, wherever they stand in the table", () => {
  const rows = [{ externalId: "A" }, ...stops("B", 200), { externalId: "A" }, ...stops("C", 60), {}, {}];
  const sent = partsOf(rows).map((part) => part.map(({ row, at }) => [row.externalId, at]));
  expect(sent.map((part) => part.length)).toEqual([202, 62]);
  expect(sent[0]?.slice(0, 3)).toEqual([
    ["A", 0],
    ["A", 201],
    ["B", 1],
  ]);
  expect(sent[1]?.slice(-2)).toEqual([
    [undefined, 262],
    [undefined, 263],
  ]);
});

test("a load of more rows than a call should have is sent all the same", () => {
  expect(partsOf(stops("A", 300)).map((part) => part.length)).toEqual([300]);
});

const result = (outcome: LoadResult["outcome"], more: Partial<LoadResult> = {}): LoadResult => ({
  externalId: "A",
  rows: [0],
  outcome,
  problems: [],
  ...more,
});
const before = { customerName: "Before" };
const wouldChange = result("UPDATED", { version: 3, before });

test.each([
  ["a new load at its first version is the part's", result("CREATED"), 1, { outcome: "CREATED" }],
  ["a changed load, one version on, is the part's", wouldChange, 4, { outcome: "UPDATED", before }],
  ["a load that others wrote too is theirs", wouldChange, 5, { outcome: "UNCHANGED" }],
  ["a new load that others changed is theirs", result("CREATED"), 2, { outcome: "UNCHANGED" }],
  ["a load that was so before stays unchanged", result("UNCHANGED", { version: 3 }), 4, { outcome: "UNCHANGED" }],
])("of a part without an answer %s", (_rule, reviewed, version, expected) => {
  const answered = result("UNCHANGED", { version });
  const [one] = withUnanswered([answered], { reviewed: [reviewed], asked: [0] });
  expect(one).toEqual({ ...answered, ...expected });
});

test("a load of any other part is as it was answered", () => {
  const answered = result("UNCHANGED", { version: 1 });
  expect(withUnanswered([answered], { reviewed: [result("CREATED")], asked: [1, 2] })).toEqual([answered]);
});

const reopened = { path: "load.status", before: "BOOKED", after: "AVAILABLE" };
test.each([
  ["opens a booked load again", [reopened], true],
  ["cancels a booked load", [{ ...reopened, after: "CANCELLED" }], true],
  ["completes a booked load", [{ ...reopened, after: "COMPLETED" }], false],
  ["opens a load that was on hold", [{ ...reopened, before: "ON_HOLD" }], false],
  ["takes a carrier off", [{ path: "load.assignedCarrier", before: { carrierId: "carrier_1" } }], true],
  ["assigns a carrier", [{ path: "load.assignedCarrier", after: { carrierId: "carrier_1" } }], false],
])("a row that %s undoes a booking: %j is %j", (_what, changes, undoes) => {
  expect(undoesBooking({ changes })).toBe(undoes);
  expect(isOdd(result("UPDATED", { changes }))).toBe(undoes);
});
