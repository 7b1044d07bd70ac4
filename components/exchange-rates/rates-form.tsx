"use client";

import { useMutation } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { RateFields } from "@/components/exchange-rates/rate-fields";
import { draftOf, fieldOfRate, type RatesDraft, ratesToSend } from "@/components/exchange-rates/rates-draft";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { wallTimeOf } from "@/components/form/local-time";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import { exchangeRateMutations } from "@/lib/exchange-rates/queries";
import type { ExchangeRatesResponse } from "@/lib/exchange-rates/schema";

/** The rates while they are filled in. It follows what is saved, by anybody, unless that would undo what was typed here. */
function useRatesForm(saved: ExchangeRatesResponse) {
  const t = useTranslations("exchangeRates");
  const zone = useTimeZone();
  const [today] = useState(() => wallTimeOf(new Date().toISOString(), zone).slice(0, 10));
  const save = useMutation({ ...exchangeRateMutations.save, onSuccess: () => toast.success(t("saved")) });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/exchange-rates/schema")).SaveExchangeRatesRequest,
    defaultValues: draftOf(saved, today),
    toRequest: ratesToSend,
    fieldOf: (path): string | undefined => fieldOfRate(path, form.getValues("rates")),
    onSubmit: async (request): Promise<void> => form.reset(draftOf(await save.mutateAsync(request), today)),
    // The rates as they are now have come into the cache: the form asks whose shall count.
    onConflict: () => undefined,
  });
  const { isDirty } = useFormState({ control: form.control });
  const isOther = useWatch({ control: form.control, name: "version" }) !== saved.version;
  const { reset } = form;
  useEffect(() => {
    if (isOther && !isDirty) reset(draftOf(saved, today));
  }, [isOther, isDirty, reset, saved, today]);
  return {
    form,
    isDirty,
    isOutdated: isOther && isDirty,
    takeTheirs: () => reset(draftOf(saved, today)),
    saveMine: () => {
      form.setValue("version", saved.version);
      void form.submit();
    },
  };
}

/** The rate of each pair of currencies, and the save of all of them. */
export function RatesForm({ saved }: { saved: ExchangeRatesResponse }) {
  const t = useTranslations("exchangeRates");
  const common = useTranslations("common");
  const { role } = useSession();
  const isReader = !hasRole(role, "BROKER");
  const { form, isDirty, isOutdated, takeTheirs, saveMine } = useRatesForm(saved);
  const { destination, stay } = useLeaveGuard(isDirty && !isReader);
  const rates: RatesDraft["rates"] = useWatch({ control: form.control, name: "rates" });
  const { savedBy, savedAt } = saved;
  const time = () => savedAt && <RelativeTime at={savedAt} />;
  return (
    <>
      <Form form={form} label={t("title")} className="grid gap-5">
        {rates.map((rate, index) => (
          <RateFields
            key={`${rate.baseCurrency} ${rate.quoteCurrency}`}
            rate={rate}
            name={`rates.${index}`}
            isFixed={isReader}
          />
        ))}
        {isOutdated && (
          <Notice tone="warn" title={t.rich("meanwhile.title", { name: savedBy?.name ?? "", time })}>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={takeTheirs}>
                {t("meanwhile.take")}
              </Button>
              <Button size="sm" onClick={saveMine}>
                {t("meanwhile.keep")}
              </Button>
            </div>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            disabled={isReader || form.isSubmitting || isOutdated || !isDirty}
            title={isReader ? t("needsBroker") : isOutdated ? t("meanwhile.chooseFirst") : undefined}
          >
            {common("save")}
          </Button>
          <p className="text-ink-3 text-xs">{savedBy ? t.rich("savedBy", { name: savedBy.name, time }) : t("never")}</p>
        </div>
        {isReader && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{t("needsBroker")}</p>}
        <FormProblem form={form} />
      </Form>
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} />
    </>
  );
}
