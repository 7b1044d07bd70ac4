"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { keyColumns } from "@/components/api-keys/api-key-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ApiKey, ApiKeyStatus } from "@/lib/api-keys/schema";
import { useFormat } from "@/lib/i18n/format";

type ApiKeyRowProps = {
  apiKey: ApiKey;
  /** Absent when the person is no longer with the organization, or it was made with the installation. */
  createdBy?: string;
  now: number;
  onRotate: () => void;
  onRevoke: () => void;
};

const tones = { ACTIVE: "good", EXPIRED: "mute", REVOKED: "bad" } as const satisfies Record<ApiKeyStatus, string>;

/** A fact with its context below; its name is read out everywhere and shown where there are no columns. */
const Fact = ({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap gap-x-2 lg:block">
    <span className="w-24 shrink-0 text-ink-3 lg:sr-only">{name}</span>
    <div className="min-w-0">
      <p>{children}</p>
      {note && <p className="break-words text-ink-3 text-xs">{note}</p>}
    </div>
  </div>
);

function LastUse({ apiKey, now }: Pick<ApiKeyRowProps, "apiKey" | "now">) {
  const t = useTranslations("apiKeys");
  const format = useFormat();
  if (!apiKey.lastUsedAt) return <Fact name={t("columns.lastUse")}>{t("neverUsed")}</Fact>;
  const { lastUsedOperation, lastUsedAddress } = apiKey;
  return (
    <Fact name={t("columns.lastUse")} note={[lastUsedOperation, lastUsedAddress].filter(Boolean).join(" · ")}>
      <span title={format.dateTime(apiKey.lastUsedAt)}>{format.relativeTime(apiKey.lastUsedAt, now)}</span>
    </Fact>
  );
}

function Ending({ apiKey, now }: Pick<ApiKeyRowProps, "apiKey" | "now">) {
  const t = useTranslations("apiKeys");
  const format = useFormat();
  const end = apiKey.revokedAt ?? apiKey.expiresAt;
  const name = apiKey.revokedAt ? t("revokedOn") : t("columns.expiry");
  if (!end) return <Fact name={name}>{t("neverExpires")}</Fact>;
  return (
    <Fact name={name} note={apiKey.replacedById ? t("replaced") : format.relativeTime(end, now)}>
      {format.dateTime(end)}
    </Fact>
  );
}

export function ApiKeyRow({ apiKey, createdBy, now, onRotate, onRevoke }: ApiKeyRowProps) {
  const t = useTranslations("apiKeys");
  const format = useFormat();
  const { name, status, prefix, lastFour, scopes } = apiKey;
  const isActive = status === "ACTIVE";
  return (
    <li className={`flex flex-col gap-2 border-line border-b px-5 py-2.5 max-sm:px-4 lg:items-start ${keyColumns}`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 break-words font-medium">{name}</span>
          <Badge tone={tones[status]} title={status}>
            {t(`status.${status}`)}
          </Badge>
        </p>
        <p className="truncate font-mono text-ink-2 text-xs">
          {prefix}…{lastFour}
        </p>
        <p className="line-clamp-2 pt-0.5 text-ink-3 text-xs" title={scopes.join("\n")}>
          {scopes.join(", ")}
        </p>
      </div>
      <LastUse apiKey={apiKey} now={now} />
      <Fact name={t("columns.created")} note={createdBy && t("createdBy", { name: createdBy })}>
        {format.date(apiKey.createdAt)}
      </Fact>
      <Ending apiKey={apiKey} now={now} />
      <div className="flex gap-2 lg:justify-end">
        {isActive && !apiKey.replacedById && (
          <Button size="sm" aria-label={t("rotate.openOne", { name })} onClick={onRotate}>
            {t("rotate.open")}
          </Button>
        )}
        {isActive && (
          <Button size="sm" aria-label={t("revoke.openOne", { name })} onClick={onRevoke}>
            {t("revoke.open")}
          </Button>
        )}
      </div>
    </li>
  );
}
