"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useSession } from "@/components/app-shell/session-provider";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { groundOf } from "@/components/bidding/desk/price-ground";
import {
  draftOf,
  isCrossed,
  ruleFieldOf,
  ruleFrom,
  ruleToSend,
} from "@/components/bidding/instant-response/limit-draft";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { loadFactsOf } from "@/components/bidding/load/load-facts-of";
import { useMarketOf } from "@/components/bidding/load/use-load-bids";
import { CarrierChoices, type Chosen } from "@/components/bidding/posting/carrier-choices";
import { expiryFrom } from "@/components/bidding/posting/expiry";
import { MailChoice } from "@/components/bidding/posting/mail-state";
import { PostingGaps } from "@/components/bidding/posting/posting-gaps";
import { ExpiryField, RuleChoiceField, type TermValues } from "@/components/bidding/posting/posting-terms";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { postingMutations, rankedCarriers } from "@/lib/bidding/queries/postings";
import { useFormat } from "@/lib/i18n/format";
import { warningsAbout } from "@/lib/loads/rules/weigh-price";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** `carriers` are null until somebody chooses: then those that are suggested count. */
type PostValues = TermValues & { carriers: Chosen[] | null; byMail: boolean };

const instantResponseOf = ({ choice, draft }: PostValues) =>
  choice === "organization" ? {} : { instantResponse: choice === "own" ? ruleToSend(draft) : {} };

/** Whether its own rule, if it is to have one, would accept what it rejects. */
const hasCrossedRule = ({ choice, draft }: PostValues) => choice === "own" && isCrossed(ruleFrom(draft) ?? {});

/** The few carriers that fit best by their history. */
function useSuggested(loadId: string): Chosen[] {
  const { data } = useQuery(rankedCarriers(loadId, ""));
  const suggested = data?.items.filter(({ isSuggested }) => isSuggested) ?? [];
  return suggested.map(({ carrier: { id, displayName }, contact: { email } }) => ({ id, name: displayName, email }));
}

const nobody: ReadonlySet<string> = new Set();

/** What the load leaves at the most a carrier may get, and what speaks against that. */
function PriceOffered({ loaded }: Pick<PostDialogProps, "loaded">) {
  const t = useTranslations("bids.group");
  const format = useFormat();
  const market = useMarketOf(loaded);
  const exchange = useExchange();
  const facts = loadFactsOf(loaded);
  const { maxBuy, sellPrice, miles } = facts;
  return (
    <div className="grid gap-2">
      {maxBuy && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>
            {t("maxBuy")} <span className="font-medium tabular-nums">{format.money(maxBuy)}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-xs">
            <MarginAt cost={maxBuy} sell={sellPrice} />
            <PerMile price={maxBuy} miles={miles} />
            <MarketPosition amount={maxBuy} market={market} />
          </span>
        </p>
      )}
      <PriceWarnings
        warnings={warningsAbout(maxBuy, { ...groundOf(facts, market, exchange), maxBuy: undefined })}
        subject="maxBuy"
      />
    </div>
  );
}

type PostDialogProps = {
  loaded: GetLoadResponse;
  onClose: () => void;
  /** Makes the links of the carriers that were chosen. */
  onPosted: (postingId: string, chosen: readonly Chosen[], byMail: boolean) => Promise<void>;
};

/** What is missing, to whom the load is offered, until when it takes bids, and which of them a rule answers. */
export function PostDialog({ loaded, onClose, onPosted }: PostDialogProps) {
  const { load } = loaded;
  const t = useTranslations("postings.open");
  const { name } = useSession();
  const timeZone = useTimeZone() ?? "UTC";
  const suggested = useSuggested(load.id);
  const open = useMutation(postingMutations.open);
  const expiryOf = ({ expiry }: PostValues) => expiryFrom(expiry, new Date(), timeZone);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/posting")).OpenPostingRequest,
    defaultValues: {
      expiry: { choice: "none", wallTime: "" },
      choice: "organization",
      draft: draftOf({}),
      carriers: null,
      byMail: false,
    },
    reValidateMode: "onSubmit",
    toRequest: (values: PostValues) => ({
      id: load.id,
      expiresAt: expiryOf(values).expiresAt,
      ...instantResponseOf(values),
    }),
    fieldOf: { ...ruleFieldOf, expiresAt: "expiry.wallTime" },
    onSubmit: async (request, values) => {
      // The fields say so.
      if (expiryOf(values).isWrong || hasCrossedRule(values)) return;
      const { posting } = await open.mutateAsync(request);
      await onPosted(posting.id, values.carriers ?? suggested, values.byMail);
    },
  });
  const [choice, carriers, byMail] = useWatch({ control: form.control, name: ["choice", "carriers", "byMail"] });
  const chosen = carriers ?? suggested;
  // A load that no carrier gets a link to is posted by who presses just that.
  const toNobody = chosen.length === 0 && { variant: "default" as const, isExplicit: true };
  const words = byMail && !toNobody ? "submitMail" : "submit";
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t("title", { load: load.externalDisplayId ?? load.externalId })}
      description={t("text")}
      submit={{ label: form.isSubmitting ? t("submitting") : t(words, { count: chosen.length }), ...toNobody }}
      onClose={onClose}
    >
      {load.status === "ON_HOLD" && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onHold")}</p>}
      {!load.maxBuy && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("noMaxBuy")}</p>}
      <PriceOffered loaded={loaded} />
      <PostingGaps loaded={loaded} onMend={onClose} />
      <section aria-labelledby="post-carriers" className="grid gap-2">
        <h3 id="post-carriers" className="font-medium">
          {t("carriers")}
        </h3>
        <MailChoice
          loadId={load.id}
          chosen={chosen}
          isWanted={byMail}
          onChange={(isWanted) => form.setValue("byMail", isWanted)}
        />
        <CarrierChoices
          loadId={load.id}
          linked={nobody}
          chosen={chosen}
          onChange={(next) => form.setValue("carriers", next)}
        />
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <ExpiryField timeZone={timeZone} />
        <RuleChoiceField choice={choice} />
      </div>
      {choice === "own" && <RuleFields name={name} />}
    </FormDialog>
  );
}
