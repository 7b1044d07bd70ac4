"use client";

import { useMutation } from "@tanstack/react-query";
import { BellOff, Clock3 } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { endOf, type SnoozeChoice, snoozeChoices } from "@/components/attention/snooze-times";
import { IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { attentionMutations } from "@/lib/attention/queries";
import type { AttentionItem, AttentionKind } from "@/lib/attention/schema/attention";
import { useFormat } from "@/lib/i18n/format";

/**
 * Puts items off and mutes kinds, each with a way back. What is said when it is done does not hang on the item: a live change
 * can take it from the list before the answer comes, and with it the callbacks of `mutate`.
 */
export function useLater() {
  const t = useTranslations("today.later");
  const kinds = useTranslations("today.kinds");
  const format = useFormat();
  const timeZone = useTimeZone() ?? "UTC";
  const { mutateAsync: snooze } = useMutation(attentionMutations.snooze);
  const { mutateAsync: unsnooze } = useMutation(attentionMutations.unsnooze);
  const { mutateAsync: mute } = useMutation(attentionMutations.mute);
  const onError = () => toast.error(t("failed"));
  return {
    bringBack: ({ kind, subjectId }: AttentionItem) => unsnooze({ kind, subjectId }).catch(onError),
    putOff: ({ kind, subjectId, clock }: AttentionItem, choice: SnoozeChoice) => {
      const until = endOf(choice, new Date(), timeZone)?.toISOString() ?? null;
      const onSuccess = () =>
        toast.success(until ? t("snoozed", { time: format.dateTime(until) }) : t("snoozedOpen"), {
          undo: { label: t("undo"), run: () => unsnooze({ kind, subjectId }).catch(onError) },
        });
      snooze({ kind, subjectId, clockAt: clock.at, until }).then(onSuccess, onError);
    },
    mute: (kind: AttentionKind) => {
      const onSuccess = () =>
        toast.success(t("muted", { kind: kinds(kind) }), {
          undo: { label: t("undo"), run: () => mute({ kind, muted: false }).catch(onError) },
        });
      mute({ kind, muted: true }).then(onSuccess, onError);
    },
    unmute: (kind: AttentionKind) => mute({ kind, muted: false }).catch(onError),
  };
}

/** Until when the item is put off, or that nothing of its kind is wanted. */
export function LaterMenu({ item }: { item: AttentionItem }) {
  const t = useTranslations("today.later");
  const kinds = useTranslations("today.kinds");
  const later = useLater();
  return (
    <Menu
      label={t("menu")}
      trigger={
        <IconButton
          label={t("button")}
          aria-keyshortcuts="z"
          icon={<Clock3 aria-hidden />}
          className="size-6.5! pointer-coarse:size-11! @max-4xl:ml-auto"
        />
      }
      items={[
        ...snoozeChoices.map((choice) => ({
          id: choice,
          label: t(choice),
          onSelect: () => later.putOff(item, choice),
        })),
        "separator",
        {
          id: "mute",
          label: t("mute", { kind: kinds(item.kind) }),
          icon: <BellOff aria-hidden />,
          shortcut: "M",
          onSelect: () => later.mute(item.kind),
        },
      ]}
    />
  );
}
