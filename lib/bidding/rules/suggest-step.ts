import type { Role } from "@/lib/core/access";
import type { ReadinessCheck } from "@/lib/loads/rules/check-readiness";
import { isFarBelow, isGrave, type PriceGround, warningsAboutBid } from "@/lib/loads/rules/weigh-price";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { Money } from "@/lib/vocabulary/money";

/** Where a load stands: everything that decides what its broker does next. */
export type Situation = {
  status: LoadStatus;
  role: Role;
  /** The best bid, where one is, with its price as it is compared. */
  best?: { id: string; price: Money } | undefined;
  /** Whether a bid waits for the broker. */
  hasWaitingBid: boolean;
  maxBuy?: Money | undefined;
  /** What the customer pays for the whole load. */
  sell?: Money | undefined;
  exchange?: PriceGround["exchange"];
  posting: "none" | "open" | "ended";
  /** Whether a carrier is assigned, and whether its driver is known. */
  hasCarrier: boolean;
  hasDriver: boolean;
  /** Whether the last appointment of the load has passed. */
  isPastDelivery: boolean;
  missing: readonly ReadinessCheck[];
};

const editSteps = ["setPlaces", "setPickup", "chooseCrossing", "dispatch"] as const;
type StepName = (typeof editSteps)[number] | "book" | "post" | "send" | "confirm" | "tell" | "complete";

/** What a broker does next about a load. `bidId` is the bid it is about. */
export type Step = { step: "accept" | "counter"; bidId: string } | { step: "review" | StepName };

/** The step with what else the state offers, and why none of it can be taken, as the texts name it. */
export type SuggestedStep = Step & { others: readonly Step[]; blocked?: "viewer" };

function stepsAboutBids({ best, hasWaitingBid, maxBuy, sell, exchange }: Situation): Step[] {
  if (!best) return hasWaitingBid ? [{ step: "review" }] : [];
  const { id: bidId, price } = best;
  const steps: Step[] = [
    { step: "accept", bidId },
    { step: "counter", bidId },
  ];
  const warnings = warningsAboutBid(price, { maxBuy, sell, exchange });
  // What is hardly meant is asked about first, and countered by nobody.
  if (warnings.some(isFarBelow)) return [{ step: "review" }, { step: "accept", bidId }];
  return warnings.some(isGrave) ? steps.toReversed() : steps;
}

/** What is missing so much that carriers cannot even name a price. */
const first: readonly [ReadinessCheck, (typeof editSteps)[number]][] = [
  ["places", "setPlaces"],
  ["pickupTime", "setPickup"],
  ["crossing", "chooseCrossing"],
  ["crossingRestricted", "chooseCrossing"],
];

function stepTowardsBids({ missing, posting }: Situation): Step {
  const lacking = first.find(([check]) => missing.includes(check));
  if (lacking) return { step: lacking[1] };
  if (posting !== "open") return { step: "post" };
  return { step: "send" };
}

/** Its carrier signs what was agreed and says who drives; then the customer can be told all of it. */
function stepsOfBooked({ hasCarrier, hasDriver, isPastDelivery }: Situation): Step[] {
  if (isPastDelivery) return [{ step: "complete" }];
  if (!hasCarrier) return [];
  if (hasDriver) return [{ step: "tell" }, { step: "confirm" }];
  return [{ step: "confirm" }, { step: "tell" }, { step: "dispatch" }];
}

/** What can be done, the likeliest first. */
function stepsOf(situation: Situation): Step[] {
  const { status, hasCarrier } = situation;
  if (status === "COMPLETED" || status === "CANCELLED") return [];
  if (status === "BOOKED") return stepsOfBooked(situation);
  if (hasCarrier) return [{ step: "book" }];
  const steps = stepsAboutBids(situation);
  return steps.length > 0 ? steps : [stepTowardsBids(situation)];
}

/** The one step that the state of a load suggests; nothing where there is none to take. */
export function suggestStep(situation: Situation): SuggestedStep | undefined {
  const [step, ...others] = stepsOf(situation);
  if (!step) return undefined;
  return situation.role === "VIEWER" ? { ...step, others: [], blocked: "viewer" } : { ...step, others };
}
