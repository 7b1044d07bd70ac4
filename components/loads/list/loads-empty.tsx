"use client";

import { FileUp, Package, Plus, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { FilterChips } from "@/components/loads/list/filter-chips";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";

export function NewLoadButton() {
  const t = useTranslations("loads");
  const { role } = useSession();
  const look = { variant: "primary", icon: <Plus aria-hidden /> } as const;
  return role === "VIEWER" ? (
    <Button {...look} disabled title={t("needsBroker")}>
      {t("newLoad")}
    </Button>
  ) : (
    <ButtonLink {...look} href="/loads/new">
      {t("newLoad")}
    </ButtonLink>
  );
}

/** To the import of a table; nothing for those who may not write. */
export function ImportLoadsLink() {
  const t = useTranslations("loads");
  const { role } = useSession();
  if (role === "VIEWER") return null;
  return (
    <ButtonLink href="/loads/import" icon={<FileUp aria-hidden />}>
      {t("import")}
    </ButtonLink>
  );
}

const never = () => () => {};

/** Where the portal is reached; the server does not know by which of its names. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );

const curlOf = (origin: string) => `curl ${origin}/api/loads/sync \\
  -H "api-key: $API_KEY" -H "content-type: application/json" \\
  -d '{ "load": {
    "externalId": "TMS-1",
    "stops": [
      { "type": "PICKUP", "location": { "place": { "city": "Monterrey", "countryCode": "MX" } } },
      { "type": "DELIVERY", "location": { "place": { "city": "Dallas", "countryCode": "US" } } }
    ]
  } }'`;

const FirstLoads = () => (
  <span className="flex flex-wrap justify-center gap-2">
    <NewLoadButton />
    <ImportLoadsLink />
  </span>
);

/** The organization has no load yet. */
export function FirstUse() {
  const t = useTranslations("loads");
  const origin = useOrigin();
  return (
    <EmptyState icon={<Package />} title={t("firstUse.title")} action={<FirstLoads />}>
      <p className="mb-4">{t("firstUse.why")}</p>
      <div className="w-[min(640px,calc(100vw-40px))] sm:-mx-20 text-left">
        <CodeBlock code={curlOf(origin)} label={t("firstUse.sample")} />
      </div>
    </EmptyState>
  );
}

/** There are loads, but none as asked for. */
export function NothingMatches() {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("nothingMatches.title", { count: setFilters.length })}
      action={
        <>
          <FilterChips filters={setFilters} />
          {setFilters.length > 1 && (
            <Button variant="ghost" size="sm" onClick={removeAll}>
              {t("clearAll")}
            </Button>
          )}
        </>
      }
    >
      <p>{t("nothingMatches.advice")}</p>
    </EmptyState>
  );
}
