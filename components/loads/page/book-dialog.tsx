"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { CarrierEligibility } from "@/components/loads/overview/carrier-eligibility";
import { priceTotals } from "@/components/loads/overview/price-totals";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import { sellPrice } from "@/lib/loads/rules/margin";
import { type PriceGround, warningsAbout } from "@/lib/loads/rules/weigh-price";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { Money } from "@/lib/vocabulary/money";
import { centsOf, minorUnitsToSend } from "@/lib/vocabulary/number-text";

type BookValues = { amount: string };

type BookDialogProps = {
  loaded: GetLoadResponse;
  /** What the lane is paid, where that was looked up. */
  market?: PriceGround["market"];
  onClose: () => void;
};

type ConsequencesProps = Pick<BookDialogProps, "loaded" | "market"> & { price: Money | undefined };

/** What the load leaves at a price, and what speaks against that. */
function Consequences({ loaded: { load, miles }, market, price }: ConsequencesProps) {
  const sell = sellPrice(load, miles);
  const exchange = useExchange();
  return (
    <div className="grid gap-2">
      {price && (
        <p className="flex flex-wrap gap-x-3 text-xs">
          <MarginAt cost={price} sell={sell} />
          <VersusMaxBuy amount={price} maxBuy={load.maxBuy} />
          <PerMile price={price} miles={miles} />
        </p>
      )}
      <PriceWarnings warnings={warningsAbout(price, { sell, maxBuy: load.maxBuy, market, exchange })} />
    </div>
  );
}

/** The change that books a load with the carrier it has, at a price where one is given. */
const bookingOf = (
  { load }: GetLoadResponse,
  price: { amount: number; currencyCode: "USD" | "MXN" | "CAD" } | undefined,
) => ({
  externalId: load.externalId,
  status: "BOOKED" as const,
  ...(price && {
    assignedCarrier: { carrier: { id: load.assignedCarrier?.carrier?.id }, price: { lineItems: [{ value: price }] } },
  }),
});

/** A carrier was chosen by hand: asks whether the load is booked with it, and for how much. */
export function BookDialog({ loaded, market, onClose }: BookDialogProps) {
  const { load } = loaded;
  const t = useTranslations("loadPage.book");
  const words = useTranslations("vocabulary.LoadStatus");
  const format = useFormat();
  const queryClient = useQueryClient();
  const save = useMutation(loadMutations.save);
  const totals = priceTotals(load.assignedCarrier);
  const expected = load.targetRate ?? load.maxBuy;
  const currencyCode = expected?.currencyCode ?? "USD";
  const { id: carrierId, displayName: carrier = "" } = load.assignedCarrier?.carrier ?? {};
  const isPriced = totals.length > 0;
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/operations")).SaveLoadRequest,
    defaultValues: { amount: "" },
    toRequest: ({ amount }: BookValues) => {
      const isGiven = !isPriced && amount.trim() !== "";
      return { load: bookingOf(loaded, isGiven ? { amount: minorUnitsToSend(amount), currencyCode } : undefined) };
    },
    fieldOf: () => "amount",
    onSubmit: async (request) => {
      const { version } = await queryClient.fetchQuery(loadQueries.now(load.id));
      await save.mutateAsync({ ...request, ifVersion: version });
      toast.success(t("done", { load: load.externalDisplayId ?? load.externalId, carrier }));
      onClose();
    },
  });
  const cents = centsOf(useWatch({ control: form.control, name: "amount" }));
  // Of a price in several currencies nothing can be said.
  const prices = isPriced ? totals : cents === undefined ? [] : [{ amount: cents, currencyCode }];
  const price = prices.length === 1 ? prices[0] : undefined;
  const agreed = prices.map((total) => format.money(total)).join(" + ");
  return (
    <FormDialog
      form={form}
      title={t("title", { carrier })}
      description={t(isPriced ? "priced" : "text", { status: words(load.status), price: agreed })}
      cancel={{ label: t("leave", { status: words(load.status) }) }}
      submit={{ label: agreed ? t("bookAt", { price: agreed }) : t("bookWithout") }}
      messages={{ amount: t("invalid") }}
      onClose={onClose}
    >
      {carrierId && <CarrierEligibility loadId={load.id} carrierId={carrierId} />}
      {!isPriced && (
        <TextField
          name="amount"
          label={t("amount", { currency: currencyCode })}
          hint={expected && t("expected", { amount: format.money(expected) })}
          hasInitialFocus
        />
      )}
      <Consequences loaded={loaded} market={market} price={price} />
    </FormDialog>
  );
}
