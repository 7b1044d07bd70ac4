"use client";

import { Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ImportLoadsLink, NewLoadButton } from "@/components/loads/list/new-load-links";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";

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

const Beginnings = () => (
  <span className="flex flex-wrap justify-center gap-2">
    <NewLoadButton />
    <ImportLoadsLink />
  </span>
);

/** The organization has no load yet. */
export function FirstLoads() {
  const t = useTranslations("loads");
  const origin = useOrigin();
  return (
    <EmptyState icon={<Package />} title={t("firstUse.title")} action={<Beginnings />}>
      <p className="mb-4">{t("firstUse.why")}</p>
      <div className="w-[min(640px,calc(100vw-40px))] sm:-mx-20 text-left">
        <CodeBlock code={curlOf(origin)} label={t("firstUse.sample")} />
      </div>
    </EmptyState>
  );
}
