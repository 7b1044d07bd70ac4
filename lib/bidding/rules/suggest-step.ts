import type { Role } from "@/lib/core/access";
import type { ReadinessCheck } from "@/lib/loads/rules/check-readiness";
import { isGrave, warningsAbout } from "@/lib/loads/rules/weigh-price";
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
  posting: "none" | "open" | "ended";
  /** Whether a carrier is assigned, and whether its driver is known. */
  hasCarrier: boolean;
  hasDriver: boolean;
  /** Whether the last appointment of the load has passed. */
  isPastDelivery: boolean;
  missing: readonly ReadinessCheck[];
};

const editSteps = ["setPlaces", "setPickup", "chooseCrossing", "dispatch"] as const;

/** What a broker does next about a load. `bidId` is the bid it is about. */
export type Step =
  | { step: "accept" | "counter"; bidId: string; other: "counter" | "accept" }
  | { step: "review" }
  | { step: (typeof editSteps)[number] | "book" | "post" | "send" | "complete" };

/** The step with why it cannot be taken, as the texts name it. */
export type SuggestedStep = Step & { blocked?: "viewer" };

function stepAboutBids({ best, hasWaitingBid, maxBuy, sell }: Situation): Step | undefined {
  if (!best) return hasWaitingBid ? { step: "review" } : undefined;
  const { id: bidId, price } = best;
  const isOver = warningsAbout(price, { maxBuy, sell }).some(isGrave);
  return isOver ? { step: "counter", bidId, other: "accept" } : { step: "accept", bidId, other: "counter" };
}

/** What is missing so much that carriers cannot even name a price. */
const first: readonly [ReadinessCheck, (typeof editSteps)[number]][] = [
  ["places", "setPlaces"],
  ["pickupTime", "setPickup"],
  ["crossing", "chooseCrossing"],
];

function stepTowardsBids({ missing, posting }: Situation): Step {
  const lacking = first.find(([check]) => missing.includes(check));
  if (lacking) return { step: lacking[1] };
  if (posting !== "open") return { step: "post" };
  return { step: "send" };
}

function stepOf(situation: Situation): Step | undefined {
  const { status, hasCarrier, hasDriver, isPastDelivery } = situation;
  if (status === "COMPLETED" || status === "CANCELLED") return undefined;
  if (status === "BOOKED") {
    if (isPastDelivery) return { step: "complete" };
    return hasCarrier && !hasDriver ? { step: "dispatch" } : undefined;
  }
  if (hasCarrier) return { step: "book" };
  return stepAboutBids(situation) ?? stepTowardsBids(situation);
}

/** The one step that the state of a load suggests; nothing where there is none to take. */
export function suggestStep(situation: Situation): SuggestedStep | undefined {
  const step = stepOf(situation);
  return step && (situation.role === "VIEWER" ? { ...step, blocked: "viewer" } : step);
}
