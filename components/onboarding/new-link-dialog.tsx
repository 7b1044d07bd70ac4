"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { ShareLink } from "@/components/app-shell/share-link";
import { SegmentedField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { SecretDialog } from "@/components/ui/secret-dialog";
import type { ApiResponse } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";
import { onboardingMutations } from "@/lib/onboarding/queries";
import { onboardingLinkDaysChoices, onboardingLinkDaysDefault } from "@/lib/vocabulary/limits.values";

type NewLinkDialogProps = { carrierId: string; onClose: () => void };

const choices = onboardingLinkDaysChoices.map(String);

/** For how long, and then the address: it is shown this once. */
export function NewLinkDialog({ carrierId, onClose }: NewLinkDialogProps) {
  const t = useTranslations("onboarding.panel.newLinkDialog");
  const make = useMutation(onboardingMutations.createLink);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/onboarding/schema/link")).CreateOnboardingLinkRequest,
    defaultValues: { expiresInDays: String(onboardingLinkDaysDefault) },
    // Segments are radios, whose values are texts.
    toRequest: ({ expiresInDays }: { expiresInDays: string }) => ({ carrierId, expiresInDays: Number(expiresInDays) }),
    onSubmit: (request) => make.mutateAsync(request),
  });
  if (make.data) return <MadeLink made={make.data} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("text")}
      submit={{ label: t("create") }}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden>{t("days")}</span>
        <SegmentedField
          name="expiresInDays"
          label={t("days")}
          options={choices.map((value) => ({ value, label: value }))}
        />
      </div>
      <p className="text-ink-3 text-xs">{t("replaces")}</p>
    </FormDialog>
  );
}

type MadeLinkProps = { made: ApiResponse<"/onboarding-links/create">; onClose: () => void };

/** The only sight of the link: copy it, or pass it on. */
function MadeLink({ made: { link, url }, onClose }: MadeLinkProps) {
  const t = useTranslations("onboarding.panel.newLinkDialog");
  const format = useFormat();
  const { organizationName: organization } = useSession();
  const date = format.dateTime(link.expiresAt);
  return (
    <SecretDialog
      title={t("madeTitle")}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done") }}
      blocks={[{ label: t("address"), code: url }]}
      actions={<ShareLink text={t("message", { organization, url, date })} />}
      onClose={onClose}
    >
      <p className="text-ink-2">{t("worksUntil", { date })}</p>
    </SecretDialog>
  );
}
