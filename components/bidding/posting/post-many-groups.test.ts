import { expect, test } from "vitest";
import { groupPostings, notPosted } from "@/components/bidding/posting/post-many-groups";
import type { OpenedPosting } from "@/lib/bidding/schema/posting";

const results: OpenedPosting[] = [
  { id: "1", outcome: "POSTED", wasOnHold: true, gaps: ["weight"] },
  { id: "2", outcome: "POSTED", wasOnHold: false, gaps: ["trailer", "weight"] },
  { id: "3", outcome: "BLOCKED", reason: "BOOKED", gaps: [] },
  { id: "4", outcome: "NOT_FOUND", gaps: [] },
];
const ids = (loads: readonly OpenedPosting[]) => loads.map(({ id }) => id);

test("loads are grouped by what posting them would do, and what most of them lack comes first", () => {
  const { posted, onHold, blocked, gone, gaps } = groupPostings(results);
  expect([ids(posted), ids(onHold), ids(gone)]).toEqual([["1", "2"], ["1"], ["4"]]);
  expect(blocked.flatMap(({ reason, loads }) => loads.map(({ id }) => [reason, id]))).toEqual([["BOOKED", "3"]]);
  expect(gaps.map(({ gap, loads }) => [gap, ids(loads)])).toEqual([
    ["weight", ["1", "2"]],
    ["trailer", ["2"]],
  ]);
  expect(ids(notPosted(results))).toEqual(["3", "4"]);
});
