"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { AboutLoad, Pickup } from "@/components/attention/about-load";
import { primaryOfCurrent } from "@/components/attention/item-button";
import { ItemFrame } from "@/components/attention/item-frame";
import { ReasonedButton } from "@/components/bidding/desk/answer-buttons";
import { type Answer, answerKeys, answersFor, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers, useQuestionsAhead } from "@/components/bidding/desk/bid-answers";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { ConvertedPrice, NotComparedBadge } from "@/components/bidding/desk/compared-price";
import { firstCounter } from "@/components/bidding/desk/counter-draft";
import type { Market } from "@/components/bidding/desk/market";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { isGraveToAccept, isHardlyMeant } from "@/components/bidding/desk/price-ground";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { MarginAt } from "@/components/loads/price/margin";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { classNames } from "@/components/ui/class-names";
import type { ItemOf } from "@/lib/attention/schema/attention";
import { offerToCompare } from "@/lib/bidding/rules/compared-price";
import type { Exchange } from "@/lib/exchange-rates/rules/convert";
import { useFormat } from "@/lib/i18n/format";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

type BidItemProps = { item: ItemOf<"BID"> | ItemOf<"COUNTER">; market: Market | undefined };

/** What a broker most likely does about the best bid for a load: who asks for more than max buy, or than the customer pays, is countered. */
function suggestedFor(item: BidItemProps["item"], exchange: Exchange | undefined): Answer | undefined {
  const { bid } = item;
  if (bid.meaning.misses.some(isLack)) return undefined;
  if (item.kind === "BID" && (!item.standing.isCompared || item.standing.best)) return undefined;
  if (isHardlyMeant(bid, exchange)) return undefined;
  return isGraveToAccept(bid, exchange) ? "counter" : "accept";
}

/** Why a bid is not the one to take, where another is or nobody can say. */
function Standing({ item: { bid, standing } }: { item: ItemOf<"BID"> }) {
  const t = useTranslations("today.why");
  const format = useFormat();
  const { best, isCompared } = standing;
  return (
    <>
      {!isCompared && <NotComparedBadge amount={bid.amount} />}
      {best && (
        <span
          className="text-warn"
          title={t("bestTitle", { carrier: best.carrierName, amount: format.money(best.amount) })}
        >
          {t("best", { amount: format.money(best.amount) })}
        </span>
      )}
    </>
  );
}

/** The answers to a bid, with the amount that a counter would offer; what cannot be done says why. */
function Answers({ item, market }: BidItemProps) {
  const { bid } = item;
  const t = useTranslations("today.actions");
  const blocked = useTranslations("bids.actions.blocked");
  const format = useFormat();
  const { role } = useSession();
  const { answer } = useBidAnswers();
  useQuestionsAhead();
  const exchange = useExchange();
  const beside = { market, rival: item.kind === "BID" ? item.standing.best?.amount : undefined };
  const draft = firstCounter(bid, beside, exchange);
  const suggested = suggestedFor(item, exchange);
  const { lacks, unknown } = useMissTexts()(bid.meaning.misses);
  const miss = (lacks ?? unknown)?.clause;
  const wordsOf = (name: Answer) => {
    if (name === "counter" && "amount" in draft)
      return t("counterAt", { amount: format.money({ ...bid.amount, amount: draft.amount }) });
    if (name === "accept" && miss) return t("acceptBut", { miss });
    return t(name === "revokeCounter" ? "revoke" : name === "use" ? "accept" : name);
  };
  const names = answersFor(bid, "row").toSorted(
    (one, other) => Number(other === suggested) - Number(one === suggested),
  );
  return names.map((name) => {
    const obstacle = obstacleTo(name, bid, role);
    return (
      <ReasonedButton
        key={name}
        obstacle={obstacle && blocked(obstacle)}
        icon={null}
        shortcut={answerKeys[name]}
        look={{ size: "sm" }}
        onPress={() => answer(name, bid, beside)}
        className={classNames("max-sm:flex-auto", name === suggested && !obstacle && primaryOfCurrent)}
      >
        {wordsOf(name)}
      </ReasonedButton>
    );
  });
}

/** A bid that waits for an answer, or a counter that waits for its carrier. */
export function BidItem({ item, market }: BidItemProps) {
  const t = useTranslations("today");
  const format = useFormat();
  const { bid, kind } = item;
  const { carrier, amount, counter, loadFacts, meaning, note } = bid;
  const price = kind === "COUNTER" && counter ? counter.amount : amount;
  const toCompare = offerToCompare(bid, price);
  const isEligibilityShown = !meaning.assignable || meaning.misses.length > 0;
  // All of it would be too much to read: what keeps one from taking the bid goes before what it would leave.
  const hasDoubt = isEligibilityShown || (item.kind === "BID" && (!item.standing.isCompared || item.standing.best));
  return (
    <ItemFrame
      item={item}
      href={`/bids?load=${encodeURIComponent(bid.loadId)}&bid=${encodeURIComponent(bid.id)}`}
      title={
        <>
          <span className="font-medium">{carrier.displayName}</span> {t(kind === "BID" ? "what.bid" : "what.counter")}{" "}
          <span className="whitespace-nowrap font-semibold tabular-nums">{format.money(price)}</span>{" "}
          {kind === "BID" && <ConvertedPrice bid={bid} isShort />}
        </>
      }
      why={
        <>
          <VersusMaxBuy amount={toCompare} maxBuy={loadFacts.maxBuy} isShort />
          {isEligibilityShown && <EligibilityBadge meaning={meaning} />}
          {item.kind === "BID" && meaning.assignable && <Standing item={item} />}
          {!hasDoubt && <MarginAt cost={toCompare} sell={loadFacts.sellPrice} isShort />}
          <MarketPosition amount={toCompare} market={market} isShort />
          {/* Last: what is compared before it is the counter, as the line above has it. */}
          {kind === "COUNTER" && <span>{t("why.bidWas", { amount: format.money(amount) })}</span>}
          {note && (
            <span className="max-w-full truncate" title={note}>
              “{note}”
            </span>
          )}
        </>
      }
      about={
        <AboutLoad
          id={bid.load.externalDisplayId}
          originPlace={loadFacts.originPlace}
          destinationPlace={loadFacts.destinationPlace}
        >
          <Pickup at={loadFacts.pickupAt} timezone={loadFacts.pickupTimezone} />
        </AboutLoad>
      }
    >
      {{ actions: <Answers item={item} market={market} /> }}
    </ItemFrame>
  );
}
