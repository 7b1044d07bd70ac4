"use client";

import { CopyAs } from "@/components/app-shell/copy-as";
import { type CrossingsView, toRankRequest } from "@/components/border-crossings/crossings-view";
import { csvText } from "@/components/import/download-csv";
import { fetchRanking } from "@/lib/border-crossings/queries";

type CopyLanesProps = { view: Pick<CrossingsView, "lanes" | "isHazmat"> };

const columns = ["from", "to", "trailer", "usMxBorderCrossing", "probability", "isListed", "milesUs", "milesMx"];

/** Every crossing of every lane, best first. */
async function readTable({ lanes, isHazmat }: CopyLanesProps["view"]) {
  const { results } = await fetchRanking(toRankRequest({ lanes, isHazmat }));
  return results.flatMap((result, at) => {
    const lane = lanes[at];
    if (!lane || result.type !== "DATA") return [];
    return result.crossings.map(({ id, probability, isListed, milesUs, milesMx }) => {
      const figures = [id, probability, isListed, milesUs, milesMx];
      return [lane.from, lane.to, lane.trailer, ...figures];
    });
  });
}

/** What the page asked and was answered, for a TMS, a chat or a spreadsheet. */
export function CopyLanes({ view }: CopyLanesProps) {
  const request = toRankRequest(view);
  const csv = async () => csvText([columns, ...(await readTable(view))]);
  return (
    <CopyAs path="/border-crossings/rank" request={() => request} answer={() => fetchRanking(request)} csv={csv} />
  );
}
