"use client";

import { useMutation } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { SavedForm } from "@/components/app-shell/saved-form";
import { useSession } from "@/components/app-shell/session-provider";
import { RateFields } from "@/components/exchange-rates/rate-fields";
import { draftOf, fieldOfRate, type RatesDraft, ratesToSend } from "@/components/exchange-rates/rates-draft";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { wallTimeOf } from "@/components/form/local-time";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import { exchangeRateMutations } from "@/lib/exchange-rates/queries";
import type { ExchangeRatesResponse } from "@/lib/exchange-rates/schema";

/** The rate of each pair of currencies, and the save of all of them. */
export function RatesForm({ saved }: { saved: ExchangeRatesResponse }) {
  const t = useTranslations("exchangeRates");
  const { role } = useSession();
  const isReader = !hasRole(role, "BROKER");
  const zone = useTimeZone();
  const [today] = useState(() => wallTimeOf(new Date().toISOString(), zone).slice(0, 10));
  const present = useMemo(() => draftOf(saved, today), [saved, today]);
  const save = useMutation({ ...exchangeRateMutations.save, onSuccess: () => toast.success(t("saved")) });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/exchange-rates/schema")).SaveExchangeRatesRequest,
    defaultValues: present,
    toRequest: ratesToSend,
    fieldOf: (path): string | undefined => fieldOfRate(path, form.getValues("rates")),
    onSubmit: async (request): Promise<void> => form.reset(draftOf(await save.mutateAsync(request), today)),
    // The rates as they are now have come into the cache: the form asks whose shall count.
    onConflict: () => undefined,
  });
  const rates: RatesDraft["rates"] = useWatch({ control: form.control, name: "rates" });
  return (
    <SavedForm form={form} label={t("title")} saved={saved} present={present} needsRole={isReader && t("needsBroker")}>
      {rates.map((rate, index) => (
        <RateFields
          key={`${rate.baseCurrency} ${rate.quoteCurrency}`}
          rate={rate}
          name={`rates.${index}`}
          isFixed={isReader}
        />
      ))}
    </SavedForm>
  );
}
