import type { NotificationFacts, NotificationKind } from "@/lib/notifications/schema/notification";
import { shortPlace } from "@/lib/places/rules/place-name";

type Happened = { kind: NotificationKind; facts: NotificationFacts };
type Words = "aRule" | "aCarrier" | "uncovered";
type Sentences = "bid" | "counterAccepted" | "counterRejected" | "anyCounterRejected" | "booked" | "bookedAlone";

export type SentenceWording = {
  say: (key: Words | Sentences, values?: Record<string, string>) => string;
  money: (money: NonNullable<NotificationFacts["amount"]>) => string;
};

/** What happened, in one line. */
export function sentenceOf({ kind, facts }: Happened, { say, money }: SentenceWording): string {
  const { carrierName, counterAmount, by } = facts;
  const carrier = carrierName ?? say("aCarrier");
  if (kind === "BID_SUBMITTED") return say("bid", { carrier });
  if (kind === "COUNTER_ACCEPTED") return say("counterAccepted", { carrier });
  if (kind === "COUNTER_REJECTED")
    return counterAmount
      ? say("counterRejected", { carrier, amount: money(counterAmount) })
      : say("anyCounterRejected", { carrier });
  if (kind === "PICKUP_UNCOVERED") return say("uncovered");
  const name = by ? by.name : say("aRule");
  return carrierName ? say("booked", { name, carrier }) : say("bookedAlone", { name });
}

/** Where it is seen in the portal: a bid that waits is answered among the load's bids. */
export const pathOf = (loadId: string, kind: NotificationKind) =>
  `/loads/${encodeURIComponent(loadId)}${kind === "BID_SUBMITTED" || kind === "COUNTER_REJECTED" ? "?tab=bids" : ""}` as const;

/** "Saltillo, COA → Livonia, MI", as far as known. */
export const laneOf = ({ originPlace, destinationPlace }: NotificationFacts) =>
  [shortPlace(originPlace), shortPlace(destinationPlace)].filter(Boolean).join(" → ");
