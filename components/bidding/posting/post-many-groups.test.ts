import { expect, test } from "vitest";
import { groupPostings, notPosted } from "@/components/bidding/posting/post-many-groups";
import type { OpenedPosting } from "@/lib/bidding/schema/open-postings";

const results: OpenedPosting[] = [
  { id: "1", outcome: "POSTED", wasOnHold: true, gaps: ["weight"], priceWarnings: ["noMaxBuy"] },
  { id: "2", outcome: "POSTED", wasOnHold: false, gaps: ["trailer", "weight"], priceWarnings: [] },
  { id: "3", outcome: "BLOCKED", reason: "BOOKED", gaps: [], priceWarnings: [] },
  { id: "4", outcome: "NOT_FOUND", gaps: [], priceWarnings: [] },
];
const ids = (loads: readonly OpenedPosting[]) => loads.map(({ id }) => id);

test("loads are grouped by what posting them would do, and what most of them lack comes first", () => {
  const { posted, onHold, blocked, gone, gaps, priceWarnings } = groupPostings(results);
  expect([ids(posted), ids(onHold), ids(gone)]).toEqual([["1", "2"], ["1"], ["4"]]);
  expect(blocked.flatMap(({ reason, loads }) => loads.map(({ id }) => [reason, id]))).toEqual([["BOOKED", "3"]]);
  expect(gaps.map(({ note, loads }) => [note, ids(loads)])).toEqual([
    ["weight", ["1", "2"]],
    ["trailer", ["2"]],
  ]);
  expect(priceWarnings.map(({ note, loads }) => [note, ids(loads)])).toEqual([["noMaxBuy", ["1"]]]);
  expect(ids(notPosted(results))).toEqual(["3", "4"]);
});
