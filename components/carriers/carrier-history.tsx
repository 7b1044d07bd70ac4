"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Cog, History, KeyRound, Truck, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { regulatoryWords } from "@/components/carriers/identifiers";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { carrierQueries } from "@/lib/carriers/queries";
import type { CarrierChange } from "@/lib/carriers/schema/history";
import type { CargoInsurance, Certificate, Contact, Hauling } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";

const enumerations: Record<string, string> = {
  status: "RelationshipStatus",
  onboardingStatus: "OnboardingStatus",
  source: "RelationshipSource",
  type: "CertificateType",
  trailerTypes: "TrailerType",
  countries: "HaulingCountry",
  hazmat: "HaulsHazmat",
};

/** "certificates" of "profile.certificates[0]", "documents" of `documents["id"]`. */
const lastOf = (path: string) => path.replace(/\[[^\]]*\]$/, "").replace(/^.*\./s, "");
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

// The histories of profiles and documents contain whole elements: these parts of them are shown, in this order.
const shownKeys = [
  "coverage",
  "type",
  "kind",
  "name",
  "role",
  "number",
  "phone",
  "email",
  "insurer",
  "policyNumber",
  "fileName",
  "expiresOn",
  "trailerTypes",
  "countries",
  "hazmat",
] satisfies (keyof Certificate | keyof Contact | keyof CargoInsurance | keyof CarrierDocument | keyof Hauling)[];

/** What a field of a carrier is called, and its value in words. */
export function useChangeLabels() {
  const t = useTranslations("carriers.history");
  const vocabulary = useTranslations("vocabulary");
  const common = useTranslations("common");
  const kinds = useTranslations("onboarding.documents.kinds");
  const format = useFormat();

  const pathLabel = (path: string) => {
    const field = lastOf(path);
    const number = regulatoryWords.find(([name]) => name === field)?.[1];
    return number ?? (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
  };

  const recordLabel = (value: Record<string, unknown>): string => {
    const { amount, currencyCode } = value;
    if (typeof amount === "number" && typeof currencyCode === "string") return format.money({ amount, currencyCode });
    const parts = shownKeys.flatMap((key) => (value[key] === undefined ? [] : valueLabel(key, value[key])));
    return parts.join(" · ") || JSON.stringify(value);
  };

  const valueLabel = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return t("nothing");
    const enumeration = `${enumerations[lastOf(path)]}.${String(value)}`;
    if (vocabulary.has(enumeration)) return vocabulary(enumeration);
    if (lastOf(path) === "kind" && kinds.has(String(value))) return kinds(String(value));
    // A day is the same everywhere, so it is read and written in one zone.
    if (lastOf(path) === "expiresOn") return format.date(`${String(value)}T00:00:00Z`, "UTC");
    if (lastOf(path) === "expiresAt") return format.dateTime(String(value));
    if (typeof value === "boolean") return common(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map((one) => valueLabel(lastOf(path), one)).join(", ") || t("nothing");
    return isRecord(value) ? recordLabel(value) : String(value);
  };

  return { pathLabel, valueLabel };
}

const icons = { apiKey: KeyRound, user: UserRound, carrier: Truck, system: Cog };

function Changes({ changes }: Pick<CarrierChange, "changes">) {
  const t = useTranslations("carriers.history");
  const { pathLabel, valueLabel } = useChangeLabels();
  return (
    <ul className="grid gap-0.5 text-ink-2">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="wrap-anywhere">
          <span className="text-ink-3">{pathLabel(path)}</span>{" "}
          {before !== undefined && before !== null && (
            <>
              {valueLabel(path, before)} <span aria-hidden>→</span>
              <span className="sr-only">{t("to")}</span>{" "}
            </>
          )}
          <span className="text-ink">{valueLabel(path, after)}</span>
        </li>
      ))}
    </ul>
  );
}

function Entry({ change }: { change: CarrierChange }) {
  const t = useTranslations("carriers.history");
  const source = useTranslations("vocabulary.RelationshipSource");
  const format = useFormat();
  const Icon = icons[change.actor.type];
  return (
    <li className="flex gap-3 border-line border-b py-3 last:border-b-0">
      <span aria-hidden className="grid size-7.5 shrink-0 place-items-center rounded-full bg-mute-soft text-ink-2">
        <Icon />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="font-medium" title={change.actor.id}>
              {t(`actor.${change.actor.type}`, { name: change.actor.name })}
            </span>{" "}
            {t(`operation.${change.operation}`)}
          </span>
          <span className="text-ink-3 text-xs">
            <RelativeTime at={change.at} />
          </span>
        </p>
        {change.note && <p className="wrap-anywhere border-line-strong border-l-2 pl-2.5">{change.note}</p>}
        <Changes changes={change.changes} />
        <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-xs">
          {format.dateTime(change.at)} · {source(change.source)}
          <DeveloperDetails>
            <CopyButton text={change.requestId} label={t("copyRequestId")} variant="ghost" size="sm" />
          </DeveloperDetails>
        </p>
      </div>
    </li>
  );
}

/** Who set what, newest first: a key of the TMS, a person, an import, the carrier itself. */
export function CarrierHistory({ carrierId }: { carrierId: string }) {
  const t = useTranslations("carriers.history");
  const query = useInfiniteQuery(carrierQueries.history(carrierId));
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <Skeleton className="m-5 h-24" />;
  if (query.isError && changes.length === 0) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (changes.length === 0) return <EmptyState icon={<History />} title={t("empty")} />;
  return (
    <>
      <ol aria-label={t("title")} className="px-5 max-sm:px-4">
        {changes.map((change) => (
          <Entry key={change.id} change={change} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className="px-5 pb-5">
          <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t("older")}
          </Button>
        </div>
      )}
    </>
  );
}
