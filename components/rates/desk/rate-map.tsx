import { useTranslations } from "next-intl";
import { CrossingsMap, type MapCrossing } from "@/components/map/crossings-map";
import { frameAround } from "@/components/map/lay-out-map";
import { useRateWords } from "@/components/rates/desk/rate-words";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import type { PricingLane, RateHistory } from "@/lib/rates/schema/rate-history";

type RateMapProps = { history: RateHistory; alternates: readonly RateHistory[] };

/** The lane and its markets; the crossing that was priced is number 1, others that came with it follow. */
export function RateMap({ history: { pricingLane: lane }, alternates }: RateMapProps) {
  const t = useTranslations("rates.lane");
  const words = useRateWords();
  const [origin, destination] = [lane.origin.market, lane.destination.market];
  const isSameEnds = (other: PricingLane) =>
    other.origin.market.code === origin.code && other.destination.market.code === destination.code;
  const ids = [lane, ...alternates.map(({ pricingLane }) => pricingLane).filter(isSameEnds)].flatMap(
    ({ usMxBorderCrossing: id }) => id ?? [],
  );
  const shown = [...new Set(ids)].flatMap((id, at): MapCrossing[] => {
    const facts = crossings.find((crossing) => crossing.id === id);
    return facts ? [{ ...facts, name: words.crossing(id), number: at + 1, routeShare: at === 0 ? 0.3 : 0.05 }] : [];
  });
  const ends = [
    { ...origin.centroid, name: origin.name },
    { ...destination.centroid, name: destination.name },
  ] as const;
  const told = shown.map(({ number, name }) => `${number} ${name}`).join(", ");
  const named = { from: origin.name, to: destination.name };
  return (
    <div className="grid gap-2">
      <CrossingsMap
        label={told ? t("mapVia", { ...named, crossings: told }) : t("map", named)}
        frame={frameAround([...ends, ...shown])}
        crossings={shown}
        ends={ends}
        caption={t("mapNote")}
      />
      <dl className="grid grid-cols-2 gap-2">
        {[origin, destination].map(({ code, name, countryCode }) => (
          <div key={code} className="min-w-0">
            <dt className="truncate font-medium">{name}</dt>
            <dd className="text-ink-3 text-xs">{t("market", { code, country: countryCode })}</dd>
          </div>
        ))}
      </dl>
      {shown.length > 1 && (
        <ol className="text-ink-2 text-xs">
          {shown.map(({ number, name }) => (
            <li key={name}>
              {number} {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
