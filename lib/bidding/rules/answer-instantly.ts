import type { InstantResponse, InstantResponseLimit, TriedBid } from "@/lib/bidding/schema/instant-response";
import type { Author } from "@/lib/vocabulary/author";
import type { PositiveMoney } from "@/lib/vocabulary/money";
import { amountMax } from "@/lib/vocabulary/money.values";

/** The prices of a load that its bids are compared with. */
type LoadPrices = { maxBuy?: PositiveMoney | undefined; targetRate?: PositiveMoney | undefined };
type InstantAnswer = Pick<TriedBid, "outcome" | "why"> & { limit?: PositiveMoney };

/** A limit as an amount, rounded to a cent; undefined where the load lacks the price that the limit is a percentage of. */
export function limitFor({ amount, percentOver, of }: InstantResponseLimit, prices: LoadPrices) {
  if (amount) return amount;
  const base = of && prices[of];
  if (!base || percentOver === undefined) return undefined;
  const limit = Math.round((base.amount * (100 + percentOver)) / 100);
  return { ...base, amount: Math.min(Math.max(1, limit), amountMax) };
}

type Bid = { price: PositiveMoney; prices: LoadPrices; isAssignable: boolean; lacksRequirement: boolean };

/** What a rule does with a bid: too high is rejected, low enough is accepted, all else waits for a person. */
export function answerInstantly(
  rule: InstantResponse,
  { price, prices, isAssignable, lacksRequirement }: Bid,
): InstantAnswer {
  const ceiling = rule.rejectAbove && limitFor(rule.rejectAbove, prices);
  const floor = rule.acceptAtOrBelow && limitFor(rule.acceptAtOrBelow, prices);
  const isComparable = (limit: PositiveMoney) => limit.currencyCode === price.currencyCode;
  if (ceiling && isComparable(ceiling) && price.amount > ceiling.amount)
    return { outcome: "REJECT", why: "ABOVE_LIMIT", limit: ceiling };
  if (floor && isComparable(floor) && price.amount <= floor.amount) {
    const limit = { limit: floor };
    if (!isAssignable) return { outcome: "WAIT", why: "NOT_ASSIGNABLE", ...limit };
    return lacksRequirement
      ? { outcome: "WAIT", why: "LACKS_REQUIREMENT", ...limit }
      : { outcome: "ACCEPT", why: "AT_OR_BELOW_LIMIT", ...limit };
  }
  const [limit] = [floor, ceiling].flatMap((it) => it ?? []);
  if (!limit) return { outcome: "WAIT", why: "NO_LIMIT" };
  const why = [floor, ceiling].some((it) => it && isComparable(it)) ? "BETWEEN_LIMITS" : "OTHER_CURRENCY";
  return { outcome: "WAIT", why, limit };
}

const amountText = ({ currencyCode, amount }: PositiveMoney) =>
  `${currencyCode} ${(amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

/** What the limit is, in the terms in which it was saved. */
function termsOf({ amount, percentOver = 0, of }: InstantResponseLimit) {
  if (amount) return "";
  const part = percentOver < 0 ? `${-percentOver} % under` : `${percentOver} % over`;
  return ` (${percentOver === 0 ? `${of}` : `${part} ${of}`})`;
}

/** Which rule answered, for brokers: it names what carriers may not see. */
export function ruleMessage(
  rule: InstantResponse,
  { outcome, limit }: InstantAnswer,
  scope: "posting" | "organization",
): string | undefined {
  const said = outcome === "REJECT" ? rule.rejectAbove : rule.acceptAtOrBelow;
  if (!said || !limit || outcome === "WAIT") return undefined;
  const prefix = outcome === "REJECT" ? "Rejected: above" : "Accepted: at or below";
  return `${prefix} ${amountText(limit)}${termsOf(said)}, the rule of the ${scope}.`;
}

/** The person or key that saved a rule, as the actor when it answers a bid. */
export const actingFor = ({ type, id, name }: Author) => {
  if (type === "user" && id !== undefined) return { type, id, name, role: "BROKER" as const };
  if (type === "apiKey" && id !== undefined) return { type, id, name, scopes: ["postings:write"] as const };
  return { type: "system" as const, name };
};
