"use client";

import { Cog, KeyRound, Truck, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { ChangeList } from "@/components/loads/editor/change-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { asJson, isJsonObject } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";
import type { LoadChange } from "@/lib/loads/schema/history";

const icons = { apiKey: KeyRound, user: UserRound, carrier: Truck, system: Cog };
const changesShown = 6;

/** Pins, blocks and bids are recorded as changes of their own; what else is flagged is odd and worth a look. */
const ownFlags = [
  "field_pinned",
  "field_unpinned",
  "carrier_blocked",
  "carrier_unblocked",
  "load_posted",
  "bid_accepted",
];

export function HistoryEntry({ change }: { change: LoadChange }) {
  const t = useTranslations("loadEditor.history");
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const Icon = icons[change.actor.type];
  const own = change.flags.find((flag) => ownFlags.includes(flag));
  const oddities = change.flags.filter((flag) => !ownFlags.includes(flag));
  const isCreation = change.operation === "CREATED";
  const shown = showsAll ? change.changes : change.changes.slice(0, isCreation ? 0 : changesShown);
  const hidden = change.changes.length - shown.length;
  return (
    <li className="flex gap-3 border-line border-b py-4">
      <span aria-hidden className="grid size-7.5 shrink-0 place-items-center rounded-full bg-mute-soft text-ink-2">
        <Icon />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p>
            <span className="inline-block first-letter:uppercase">
              <ActorName actor={change.actor} />
            </span>{" "}
            {t(own ?? change.operation, { count: change.changes.length })}
          </p>
          <span className="text-ink-2 text-xs">
            <RelativeTime at={change.at} />
          </span>
          <p className="w-full text-ink-3 text-xs">
            {format.dateTime(change.at)} · {t("version", { version: change.version })}
          </p>
        </div>
        {oddities.map((flag) => (
          <div key={flag}>
            <Badge tone="warn" title={flag}>
              {t.has(`flags.${flag}`) ? t(`flags.${flag}`) : flag}
            </Badge>
          </div>
        ))}
        {own?.startsWith("carrier") && <BlockedName change={change} />}
        {shown.length > 0 && !own?.startsWith("carrier") && (
          <ChangeList changes={shown} showsValues={!own?.startsWith("field")} isCreation={isCreation} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {hidden > 0 && (
            <Button size="sm" onClick={() => setShowsAll(true)}>
              {t("showAll", { count: hidden })}
            </Button>
          )}
          <DeveloperDetails>
            <CopyButton text={change.requestId} label={t("copyRequestId")} variant="ghost" size="sm" />
          </DeveloperDetails>
        </div>
      </div>
    </li>
  );
}

/** Whom a block is about, and why. */
function BlockedName({ change: { changes } }: { change: LoadChange }) {
  const block = asJson(changes[0]?.after ?? changes[0]?.before);
  if (!isJsonObject(block)) return null;
  return (
    <p className="wrap-anywhere" title={String(block.carrierId)}>
      <span className="font-medium">{String(block.displayName ?? block.carrierId)}</span>
      {block.note && <span className="text-ink-2"> · {String(block.note)}</span>}
    </p>
  );
}
