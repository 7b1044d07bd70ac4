import { useTranslations } from "next-intl";
import { CompareRates } from "@/components/border-crossings/compare-rates";
import type { CrossingsView } from "@/components/border-crossings/crossings-view";
import { LaneEcho } from "@/components/border-crossings/lane-echo";
import { LaneFault } from "@/components/border-crossings/lane-fault";
import { LaneMap } from "@/components/border-crossings/lane-map";
import { RankingList } from "@/components/border-crossings/ranking-list";
import { LeftOut } from "@/components/border-crossings/restriction-notes";
import type { RankingResult } from "@/lib/border-crossings/schema/rank-operation";

/** The answer for the lane that is open: what was understood, its map, and its crossings. */
export function LaneAnswer({ result, view }: { result: RankingResult; view: CrossingsView }) {
  const t = useTranslations("borderCrossings");
  if (result.type === "ERROR") return <LaneFault fault={result.error} view={view} />;
  const { origin, destination, crossings, restrictions } = result;
  const lane = view.lanes[view.open];
  const [us, mx] = origin.countryCode === "MX" ? [destination, origin] : [origin, destination];
  return (
    <article className="grid gap-4 px-5 py-4 max-sm:px-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-lg">{t("lane.title", { from: origin.city, to: destination.city })}</h2>
          <LaneEcho view={view} end="from" place={origin} />
          <LaneEcho view={view} end="to" place={destination} />
        </div>
        {lane && <CompareRates lane={lane} crossings={crossings} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-4">
          <LaneMap ranking={result} view={view} />
        </div>
        <div className="min-w-0">
          <LeftOut restrictions={restrictions} />
          <RankingList crossings={crossings} states={{ us: us.state, mx: mx.state }} />
        </div>
      </div>
    </article>
  );
}
