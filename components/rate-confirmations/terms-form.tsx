"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { SavedForm } from "@/components/app-shell/saved-form";
import { useSession } from "@/components/app-shell/session-provider";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { TextAreaField } from "@/components/form/text-field";
import { toast } from "@/components/ui/toast";
import { rateConfirmationMutations } from "@/lib/rate-confirmations/queries";
import type { RateConfirmationTermsResponse } from "@/lib/rate-confirmations/schema";

const valuesOf = ({ terms: { issuer = "", english = "", spanish = "" }, version }: RateConfirmationTermsResponse) => ({
  terms: { issuer, english, spanish },
  version,
});

/** Who issues rate confirmations and on which terms, in both languages. */
export function TermsForm({ saved }: { saved: RateConfirmationTermsResponse }) {
  const t = useTranslations("rateConfirmationTerms");
  const isReader = useSession().role !== "ADMIN";
  const present = useMemo(() => valuesOf(saved), [saved]);
  const save = useMutation({ ...rateConfirmationMutations.saveTerms, onSuccess: () => toast.success(t("saved")) });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/rate-confirmations/schema")).SaveRateConfirmationTermsRequest,
    defaultValues: present,
    toRequest: ({ terms, version }) => ({ terms, ifVersion: version }),
    onSubmit: async (request): Promise<void> => form.reset(valuesOf(await save.mutateAsync(request))),
    // The terms as they are now have come into the cache: the form asks whose shall count.
    onConflict: () => undefined,
  });
  return (
    <SavedForm form={form} label={t("title")} saved={saved} present={present} needsRole={isReader && t("needsAdmin")}>
      {/* Without `maxLength`: a browser cuts off in silence what is pasted beyond it. */}
      <fieldset disabled={isReader} className="grid gap-4">
        <TextAreaField name="terms.issuer" label={t("issuer")} hint={t("issuerHint")} rows={5} />
        <div className="grid gap-4 lg:grid-cols-2">
          <TextAreaField name="terms.english" label={t("english")} rows={18} />
          <TextAreaField name="terms.spanish" label={t("spanish")} rows={18} />
        </div>
      </fieldset>
    </SavedForm>
  );
}
