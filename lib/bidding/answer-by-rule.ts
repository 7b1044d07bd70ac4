import type { AppliedRule } from "@/lib/bidding/find-rule";
import { makeMoves } from "@/lib/bidding/make-moves";
import { actingFor } from "@/lib/bidding/rules/acting-for";
import { answerInstantly, ruleWords } from "@/lib/bidding/rules/answer-instantly";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { settleHeldBid } from "@/lib/bidding/settle-bid";
import type { HeldForBooking } from "@/lib/loads/hold-for-booking";
import type { Context } from "@/lib/server/context";

/** What becomes at once of a bid that was just submitted: a rule acts in the name of whoever saved it. */
export async function answerByRule(
  tx: Context,
  bid: StoredBid,
  { held, applied }: { held: HeldForBooking; applied: AppliedRule | undefined },
): Promise<StoredBid> {
  if (!applied) return bid;
  const { rule, savedBy, scope } = applied;
  const { maxBuy, targetRate, assignedCarrier } = held.stored.document;
  const { amount, currencyCode } = bid;
  // Whether a carrier that is assigned already gives way to another is for a person to say.
  const isFree = [undefined, bid.carrierId].includes(assignedCarrier?.carrierId);
  const isAssignable = held.meaning.assignable && isFree;
  const verdict = answerInstantly(rule, {
    price: { amount, currencyCode },
    prices: { maxBuy, targetRate },
    isAssignable,
  });
  const reason = { code: "instant_response" as const, message: ruleWords(rule, verdict, scope) };
  const asBroker = { ...tx, actor: actingFor(savedBy) };
  if (verdict.outcome === "ACCEPT") return settleHeldBid(asBroker, held, { bid, action: "ACCEPT", by: "RULE", reason });
  if (verdict.outcome === "WAIT") return bid;
  const [rejected] = await makeMoves(asBroker, [{ bid, action: "REJECT", by: "RULE", reason }]);
  return rejected ?? bid;
}
