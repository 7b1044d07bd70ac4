"use client";

import { useTranslations } from "next-intl";
import { ApiKeyRow } from "@/components/api-keys/api-key-row";
import type { ApiKey } from "@/lib/api-keys/schema";

type ApiKeyListProps = {
  keys: readonly ApiKey[];
  names: Record<string, string>;
  now: number;
  onRotate: (apiKey: ApiKey) => void;
  onRevoke: (apiKey: ApiKey) => void;
};

export const keyColumns =
  "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)_150px] lg:gap-x-5";

const columns = ["name", "lastUse", "created", "expiry"] as const;

/** A row for each key; on narrow screens its facts stand one below the other, each with its name. */
export function ApiKeyList({ keys, names, now, onRotate, onRevoke }: ApiKeyListProps) {
  const t = useTranslations("apiKeys");
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-line border-b px-5 py-1.75 font-medium text-ink-3 text-xs ${keyColumns}`}
      >
        {columns.map((column) => (
          <span key={column}>{t(`columns.${column}`)}</span>
        ))}
      </div>
      <ul aria-label={t("title")}>
        {keys.map((apiKey) => (
          <ApiKeyRow
            key={apiKey.id}
            apiKey={apiKey}
            createdBy={names[apiKey.createdByUserId ?? ""]}
            now={now}
            onRotate={() => onRotate(apiKey)}
            onRevoke={() => onRevoke(apiKey)}
          />
        ))}
      </ul>
    </>
  );
}
