import { createSerializer, parseAsIndex, parseAsNativeArrayOf, parseAsStringLiteral } from "nuqs/server";
import { isNamed, type LaneText, parseAsLaneTexts, stopAt } from "@/components/border-crossings/lane-text";
import type { RateHistoryRequest } from "@/lib/rates/schema/history-operation";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";

export const ratesPath = "/rates";
export const lanesMax = 20;

/** A lane to look up, as somebody typed it; miles as text, for nothing typed is not zero. */
export type RateLane = LaneText & { crossing: UsMxBorderCrossing | ""; miles: string };
export const emptyRateLane: RateLane = { from: "", to: "", trailer: "DRY_VAN", crossing: "", miles: "" };

export type RateOptions = {
  currency: CurrencyCode;
  /** Trailers that are compared beside each lane's own. */
  also: readonly TrailerCategory[];
};

/** What the page shows. */
export type RatesView = RateOptions & {
  lanes: readonly RateLane[];
  /** The lane whose history is shown, counted from 0. */
  open: number;
};

/** The same as its address has it: the first `from`, `to`, `trailer`, `crossing`, `miles` are the first lane. */
export const ratesViewParsers = {
  from: parseAsLaneTexts,
  to: parseAsLaneTexts,
  trailer: parseAsLaneTexts,
  crossing: parseAsLaneTexts,
  miles: parseAsLaneTexts,
  currency: parseAsStringLiteral(currencyCodes).withDefault("USD"),
  also: parseAsNativeArrayOf(parseAsStringLiteral(trailerCategories)),
  lane: parseAsIndex.withDefault(0),
};
const writeAddress = createSerializer(ratesViewParsers);

/** The query of the address that shows this view; what is as it is at first is not said. */
export const writeRatesView = ({ lanes, currency, also, open }: RatesView) =>
  writeAddress({
    from: lanes.map(({ from }) => from),
    to: lanes.map(({ to }) => to),
    trailer: lanes.map(({ trailer }) => trailer),
    crossing: lanes.some(({ crossing }) => crossing) ? lanes.map(({ crossing }) => crossing) : null,
    miles: lanes.some(({ miles }) => miles) ? lanes.map(({ miles }) => miles) : null,
    currency,
    also: [...also],
    lane: open,
  });

export const ratesHref = (view: Partial<RatesView> & Pick<RatesView, "lanes">) =>
  `${ratesPath}${writeRatesView({ currency: "USD", also: [], open: 0, ...view })}`;

/** What one lane asks of the API. */
export const toRateQuery = ({ from, to, trailer, crossing, miles }: RateLane, also: readonly TrailerCategory[]) => ({
  stops: [
    stopAt("PICKUP", from.trim()),
    ...(crossing ? [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: crossing }] : []),
    stopAt("DELIVERY", to.trim()),
  ],
  trailerRequirements: { allowedTypes: [trailer, ...also.filter((other) => other !== trailer)] },
  ...(miles && { routeMiles: Number(miles) }),
});

/** What the lanes ask of the API. */
export const toRateRequest = ({ lanes, currency, also }: Pick<RatesView, "lanes" | "currency" | "also">) =>
  ({ requests: lanes.map((lane) => toRateQuery(lane, also)), currency }) satisfies RateHistoryRequest;

/** The lane of the way back, over the same crossing. The miles of one way are not those of the other. */
export const otherDirection = (lane: RateLane): RateLane => ({ ...lane, from: lane.to, to: lane.from, miles: "" });

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether two lanes are the same question. */
export const isSameLane = (one: RateLane, other: RateLane) =>
  sameText(one.from, other.from) &&
  sameText(one.to, other.to) &&
  one.trailer === other.trailer &&
  one.crossing === other.crossing &&
  one.miles === other.miles;

/** Whether the lanes lead from one place to one other, so that their prices compare. */
export const haveSameEnds = ([first, ...others]: readonly RateLane[]) =>
  first !== undefined &&
  others.length > 0 &&
  others.every(({ from, to }) => sameText(from, first.from) && sameText(to, first.to));

export const namedLanes = (lanes: readonly RateLane[]) => lanes.filter(isNamed);

/** The further trailers with one of them chosen or not, in the order of all. */
export const withTrailer = (also: readonly TrailerCategory[], trailer: TrailerCategory, isChosen: boolean) =>
  trailerCategories.filter((known) => (known === trailer ? isChosen : also.includes(known)));

/** Of the list of markets that the fields of a lane suggest. */
export const marketOptionsId = "rate-markets";
