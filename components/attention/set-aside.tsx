"use client";

import { Bell, Clock3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLater } from "@/components/attention/later-menu";
import { Button } from "@/components/ui/button";
import type { AttentionItem } from "@/lib/attention/schema/attention";
import type { ListAttentionResponse } from "@/lib/attention/schema/requests";
import { useFormat } from "@/lib/i18n/format";
import { shortPlace } from "@/lib/places/rules/place-name";

/** What an item that is put off is about, in one line. */
function useName() {
  const t = useTranslations("today");
  const format = useFormat();
  return (item: AttentionItem) => {
    if ("bid" in item) return `${item.bid.carrier.displayName} · ${format.money(item.bid.amount)}`;
    if ("carrier" in item) return item.carrier.displayName;
    if (!("load" in item)) return t(`kinds.${item.kind}`);
    const { originPlace, destinationPlace, externalDisplayId } = item.load;
    const lane = [shortPlace(originPlace), shortPlace(destinationPlace)].filter(Boolean).join(" → ");
    return `${externalDisplayId} · ${lane}`;
  };
}

function Snoozed({ items }: { items: readonly AttentionItem[] }) {
  const t = useTranslations("today");
  const format = useFormat();
  const nameOf = useName();
  const { bringBack } = useLater();
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm px-1 py-1 text-ink-2 text-xs pointer-coarse:py-3.5">
        {t("aside.snoozed", { count: items.length })}
      </summary>
      <ul aria-label={t("aside.snoozed", { count: items.length })} className="grid">
        {items.map((item) => (
          <li
            key={item.key}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-1 py-1.5 text-xs first:border-t-0"
          >
            <Clock3 aria-hidden className="size-3.5! text-ink-3" />
            <span className="min-w-0">{nameOf(item)}</span>
            <span className="text-ink-3">
              {item.snoozedUntil
                ? t("aside.until", { time: format.dateTime(item.snoozedUntil) })
                : t("aside.untilChanged")}
            </span>
            <Button size="sm" variant="ghost" className="ml-auto" onClick={() => bringBack(item)}>
              {t("aside.bringBack")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Muted({ kinds }: Pick<ListAttentionResponse, "kinds">) {
  const t = useTranslations("today");
  const { unmute } = useLater();
  const muted = kinds.filter(({ isMuted }) => isMuted);
  if (muted.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-1 text-ink-3 text-xs">
      {t("aside.muted")}
      {muted.map(({ kind, count }) => (
        <Button
          key={kind}
          size="sm"
          icon={<Bell aria-hidden className="size-3.5!" />}
          title={t("aside.unmute", { kind: t(`kinds.${kind}`) })}
          aria-label={t("aside.unmute", { kind: t(`kinds.${kind}`) })}
          onClick={() => unmute(kind)}
        >
          {t("aside.mutedKind", { kind: t(`kinds.${kind}`), count })}
        </Button>
      ))}
    </div>
  );
}

/** What its user does not want to see now: put off until a time, or muted. Each comes back by one press. */
export const SetAside = ({ snoozed, kinds }: Pick<ListAttentionResponse, "snoozed" | "kinds">) => (
  <div className="grid gap-2 empty:hidden">
    <Snoozed items={snoozed} />
    <Muted kinds={kinds} />
  </div>
);
