"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { useField } from "@/components/form/use-field";
import { usePushPermission } from "@/components/notifications/use-push-permission";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { notificationMutations } from "@/lib/notifications/queries";
import type { NotificationChannel, NotificationKind } from "@/lib/notifications/schema/notification";
import { notificationChannels, notificationKinds } from "@/lib/notifications/schema/notification-values";
import type { PreferencesResponse } from "@/lib/notifications/schema/requests";

type PreferencesFormProps = {
  saved: PreferencesResponse;
  /** Where this browser is allowed to show notifications. */
  browserPush: ReactNode;
};

/** Why a channel cannot be chosen now; absent where it can. */
type Reasons = Partial<Record<NotificationChannel, string>>;

function useReasons(isMailPossible: boolean): Reasons {
  const t = useTranslations("notifications.settings");
  const permission = usePushPermission();
  return {
    ...(!isMailPossible && { MAIL: t("noMail") }),
    ...(permission && permission !== "granted" && { PUSH: t(`push.${permission}`) }),
  };
}

/** Each kind with each channel, and the save of all of them. */
export function PreferencesForm({ saved, browserPush }: PreferencesFormProps) {
  const t = useTranslations("notifications.settings");
  const common = useTranslations("common");
  // Mails are written in the language in which they were chosen.
  const language = useLocale() === "es-MX" ? ("es-MX" as const) : ("en-US" as const);
  const reasons = useReasons(saved.isMailPossible);
  const save = useMutation({ ...notificationMutations.savePreferences, onSuccess: () => toast.success(t("saved")) });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/notifications/schema/requests")).SavePreferencesRequest,
    defaultValues: { preferences: saved.preferences, language },
    onSubmit: async (request) => {
      const { preferences } = await save.mutateAsync(request);
      form.reset({ preferences, language });
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const { destination, stay } = useLeaveGuard(isDirty);
  return (
    <>
      <Form form={form} label={t("title")} className="grid gap-5">
        <table className="w-full text-left">
          <Head />
          <tbody>
            {notificationKinds.map((kind) => (
              <KindRow key={kind} kind={kind} reasons={reasons} />
            ))}
          </tbody>
        </table>
        <ul className="grid gap-1 text-ink-2 text-xs empty:hidden">
          {notificationChannels.map(
            (channel) =>
              reasons[channel] && (
                <li key={channel} id={`why-not-${channel}`}>
                  {t("because", { channel: t(`channels.${channel}`), reason: reasons[channel] })}
                </li>
              ),
          )}
        </ul>
        {browserPush}
        <p className="max-w-150 text-ink-3 text-xs">{t("whose")}</p>
        <div>
          <Button type="submit" variant="primary" disabled={form.isSubmitting || !isDirty}>
            {common("save")}
          </Button>
        </div>
        <FormProblem form={form} />
      </Form>
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} />
    </>
  );
}

function Head() {
  const t = useTranslations("notifications.settings");
  return (
    <thead className="text-ink-3 text-xs">
      <tr>
        <th scope="col" className="py-1.5 pr-2 font-normal">
          {t("kind")}
        </th>
        {notificationChannels.map((channel) => (
          <th key={channel} scope="col" className="w-20 px-1 py-1.5 text-center font-normal max-sm:w-16">
            {t(`channels.${channel}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function KindRow({ kind, reasons }: { kind: NotificationKind; reasons: Reasons }) {
  const t = useTranslations("notifications.settings");
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2.5 pr-2 font-normal">
        <span className="block font-medium">{t(`kinds.${kind}`)}</span>
        <span className="block text-ink-3 text-xs">{t(`about.${kind}`)}</span>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className="px-1 text-center align-middle">
          <ChannelCell kind={kind} channel={channel} isPossible={!reasons[channel]} />
        </td>
      ))}
    </tr>
  );
}

type ChannelCellProps = { kind: NotificationKind; channel: NotificationChannel; isPossible: boolean };

/** What was chosen while the channel was possible can still be given up. */
function ChannelCell({ kind, channel, isPossible }: ChannelCellProps) {
  const t = useTranslations("notifications.settings");
  const { value, onChange, onBlur, attach, control } = useField(`preferences.${kind}.${channel}`);
  return (
    <Checkbox
      {...control}
      ref={attach}
      label={
        <span className="sr-only">{t("of", { kind: t(`kinds.${kind}`), channel: t(`channels.${channel}`) })}</span>
      }
      aria-describedby={isPossible ? undefined : `why-not-${channel}`}
      className="min-w-6 justify-center gap-0! pointer-coarse:min-w-11"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      onBlur={onBlur}
      disabled={!isPossible && value !== true}
    />
  );
}
