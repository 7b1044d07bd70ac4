"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { HaulingFields, RefusedByField, RegistrationsField } from "@/components/carriers/hauling-fields";
import { draftOf, type ProfileDraft, profileOf } from "@/components/carriers/profile-draft";
import { CertificateRows, ContactRows, InsuranceFields } from "@/components/carriers/profile-fields";
import { TriStateField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { carrierMutations } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const coverageAmount = "cargoInsurance.coverage.amount";

/** What the organization knows of a carrier beside its identity. Saved in whole, unless somebody was faster. */
export function EditProfileDialog({ carrier, onClose }: { carrier: CarrierRecord; onClose: () => void }) {
  const t = useTranslations("carriers.profile");
  const common = useTranslations("common");
  const [ifVersion, setIfVersion] = useState(carrier.profileVersion);
  const [isOutdated, setIsOutdated] = useState(false);
  const save = useMutation({
    ...carrierMutations.updateProfile,
    onSuccess: () => toast.success(t("saved", { name: carrier.displayName })),
  });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/carriers/schema/carrier")).UpdateProfileRequest,
    defaultValues: draftOf(carrier.profile),
    toRequest: (draft: ProfileDraft) => ({ id: carrier.id, ifVersion, ...profileOf(draft) }),
    fieldOf: { [coverageAmount]: "insurance.amount" },
    onSubmit: (request) => save.mutateAsync(request).then(onClose),
    onConflict: () => setIsOutdated(true),
  });
  // By then the carrier has been fetched again: it is what the other person saved.
  const takeTheirs = () => {
    form.reset(draftOf(carrier.profile));
    setIfVersion(carrier.profileVersion);
    setIsOutdated(false);
  };
  return (
    <FormDialog
      form={form}
      size="lg"
      isLong
      title={t("editTitle", { name: carrier.displayName })}
      description={t("editHint")}
      submit={{ label: common("save") }}
      messages={{ [coverageAmount]: t("amountNeeded") }}
      onClose={onClose}
    >
      <InsuranceFields />
      <CertificateRows />
      <RegistrationsField />
      <HaulingFields />
      <RefusedByField />
      <ContactRows />
      <TriStateField name="has247CustomerService" label={t("service247")} />
      {isOutdated && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
          <p className="min-w-0 flex-1">{t("changedMeanwhile")}</p>
          <Button size="sm" onClick={takeTheirs}>
            {t("takeTheirs")}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
