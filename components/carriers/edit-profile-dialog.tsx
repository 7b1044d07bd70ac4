"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { coverageOf, draftOf, isInsured, type ProfileDraft, profileOf } from "@/components/carriers/profile-draft";
import { CertificateRows, ContactRows, InsuranceFields } from "@/components/carriers/profile-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { carrierMutations } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const services = ["", "yes", "no"] as const;

/** What the organization knows of a carrier beside its identity. Saved in whole, unless somebody was faster. */
export function EditProfileDialog({ carrier, onClose }: { carrier: CarrierRecord; onClose: () => void }) {
  const t = useTranslations("carriers.profile");
  const common = useTranslations("common");
  const id = useId();
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(carrier.profile));
  const [ifVersion, setIfVersion] = useState(carrier.profileVersion);
  const save = useMutation({
    ...carrierMutations.updateProfile,
    onSuccess: () => toast.success(t("saved", { name: carrier.displayName })),
  });
  const change = (part: Partial<ProfileDraft>) => setDraft((present) => ({ ...present, ...part }));
  const lacksAmount = isInsured(draft.insurance) && coverageOf(draft.insurance) === undefined;
  const isOutdated = save.error instanceof CallError && save.error.code === "version_conflict";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacksAmount) return;
    save.mutate({ id: carrier.id, ifVersion, ...profileOf(draft) }, { onSuccess: onClose });
  };
  // By then the carrier has been fetched again: it is what the other person saved.
  const takeTheirs = () => {
    setDraft(draftOf(carrier.profile));
    setIfVersion(carrier.profileVersion);
    save.reset();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t("editTitle", { name: carrier.displayName })}
      description={t("editHint")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={save.isPending}>
            {common("save")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-5">
        <InsuranceFields
          insurance={draft.insurance}
          lacksAmount={lacksAmount}
          onChange={(insurance) => change({ insurance })}
        />
        <CertificateRows certificates={draft.certificates} onChange={(certificates) => change({ certificates })} />
        <ContactRows contacts={draft.contacts} onChange={(contacts) => change({ contacts })} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span aria-hidden className="font-medium">
            {t("service247")}
          </span>
          <SegmentedControl
            label={t("service247")}
            value={draft.service247}
            options={services.map((value) => ({ value, label: value === "" ? t("unsaid") : common(value) }))}
            onChange={(service247) => change({ service247 })}
          />
        </div>
        {isOutdated ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
            <p className="min-w-0 flex-1">{t("changedMeanwhile")}</p>
            <Button size="sm" onClick={takeTheirs}>
              {t("takeTheirs")}
            </Button>
          </div>
        ) : (
          <ProblemNote error={save.error} />
        )}
      </form>
    </Dialog>
  );
}
