import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Role } from "@/lib/core/access";

/** What a broker does about a bid, in the order of the buttons. "use" changes the load, not the bid. */
export const answers = ["accept", "counter", "reject", "use"] as const;
export type Answer = (typeof answers)[number] | "revokeCounter";

export const answerKeys = { accept: "a", counter: "c", reject: "r", use: "u", revokeCounter: "w" } as const;

/** The answers that are shown with a bid: in a row those of its state alone, in a panel also those it blocks. */
export function answersFor({ status }: Pick<DeskBid, "status">, look: "row" | "panel"): readonly Answer[] {
  const isCountered = status === "COUNTERED";
  if (look === "panel") return isCountered ? ["revokeCounter", ...answers] : answers;
  return isCountered ? ["revokeCounter"] : ["accept", "counter", "reject"];
}

/** Why an answer cannot be given, as the texts name it; nothing when it can. */
export type Obstacle = string | undefined;

const actionOf = { accept: "ACCEPT", counter: "COUNTER", reject: "REJECT", revokeCounter: "REVOKE_COUNTER" } as const;

/** Whether the bid's amount is the load's target already. */
const isTarget = ({ amount, loadFacts }: DeskBid) =>
  loadFacts?.targetRate?.amount === amount.amount && loadFacts.targetRate.currencyCode === amount.currencyCode;

/** Whether the bid asks for more than a carrier may get: no target is above that. */
const isOverMaxBuy = ({ amount, loadFacts }: DeskBid) =>
  loadFacts?.maxBuy?.currencyCode === amount.currencyCode && amount.amount > loadFacts.maxBuy.amount;

function obstacleOfState({ status, actions }: DeskBid, action: (typeof actionOf)[keyof typeof actionOf]): Obstacle {
  if (actions.includes(action)) return undefined;
  if (action === "REVOKE_COUNTER" && status === "ACTIVE") return "noCounter";
  if (status === "COUNTERED") return "countered";
  return status === "ACTIVE" ? "ended" : status;
}

/** Why the answer cannot be given to the bid by who has this role. The state is that of the table of transitions. */
export function obstacleTo(answer: Answer, bid: DeskBid, role: Role): Obstacle {
  if (role === "VIEWER") return "viewer";
  if (answer === "use") return isTarget(bid) ? "alreadyTarget" : isOverMaxBuy(bid) ? "overMaxBuy" : undefined;
  const obstacle = obstacleOfState(bid, actionOf[answer]);
  // Refusing or taking back needs nothing of the carrier; what may end in an assignment does.
  if (obstacle || answer === "reject" || answer === "revokeCounter") return obstacle;
  if (!bid.meaning) return "unknown";
  return bid.meaning.assignable ? undefined : (bid.meaning.reason ?? "needs_review");
}
