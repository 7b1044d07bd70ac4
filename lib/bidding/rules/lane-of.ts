import type { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import type { RateQuery } from "@/lib/rates/schema/history-operation";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

const stopAt = (type: "PICKUP" | "DELIVERY", address: string) => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING" as const, address } },
});

type LaneFacts = Pick<BidLoadFacts, "originPlace" | "destinationPlace" | "trailerTypes" | "borderCrossings">;

/** How the lane of a load is looked up; nothing where it has no ends, or a trailer that has no rates. */
export function laneOf(facts: LaneFacts | undefined): RateQuery | undefined {
  const { originPlace, destinationPlace, trailerTypes = [], borderCrossings = [] } = facts ?? {};
  if (!originPlace || !destinationPlace) return undefined;
  const categories = trailerTypes.map(trailerCategoryOf).filter((category) => category !== undefined);
  if (trailerTypes.length > 0 && categories.length === 0) return undefined;
  const [crossing] = borderCrossings;
  return {
    stops: [
      stopAt("PICKUP", originPlace),
      ...(crossing ? [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: crossing }] : []),
      stopAt("DELIVERY", destinationPlace),
    ],
    ...(categories.length > 0 && { trailerRequirements: { allowedTypes: [...new Set(categories)] } }),
  };
}
