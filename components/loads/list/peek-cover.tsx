"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { isUncovered } from "@/components/loads/list/load-facts";
import { Evidence } from "@/components/loads/list/peek-provenance";
import { Badge } from "@/components/ui/badge";
import { useFormat } from "@/lib/i18n/format";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const Amount = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-ink-3 text-sm">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

type LineItem = NonNullable<NonNullable<NonNullable<Load["assignedCarrier"]>["price"]>["lineItems"]>[number];

/** One sum for each currency: amounts of different ones are never added. */
function totalsOf(items: readonly LineItem[]) {
  const totals = new Map<string, number>();
  for (const { value } of items) {
    if (value) totals.set(value.currencyCode, (totals.get(value.currencyCode) ?? 0) + value.amount);
  }
  return [...totals].map(([currencyCode, amount]) => ({ currencyCode, amount }));
}

function Carrier({ load }: { load: Load }) {
  const t = useTranslations("loads");
  const { carrier } = load.assignedCarrier ?? {};
  if (!carrier) {
    return (
      <p className={isUncovered(load) ? "text-warn" : "text-ink-3"}>
        {t(isUncovered(load) ? "uncovered" : "noCarrier")}
      </p>
    );
  }
  const numbers = [
    ["DOT", carrier.dotNumber],
    ["MC", carrier.mcNumber],
    ["MX", carrier.mxNumber],
    ["RFC", carrier.rfcNumber],
    ["SCAC", carrier.scac],
  ];
  const contact = [carrier.contactName, carrier.contactPhone, carrier.contactEmail];
  return (
    <>
      <p className="font-medium">{carrier.displayName}</p>
      <p className="text-ink-3 text-xs">
        {numbers.flatMap(([name, number]) => (number ? [`${name} ${number}`] : [])).join(" · ")}
      </p>
      <p className="wrap-anywhere text-ink-3 text-xs">{contact.filter(Boolean).join(" · ")}</p>
    </>
  );
}

/** Who hauls it and for how much. */
export function PeekCover({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const { load, proposedCarrier } = loaded;
  const items = load.assignedCarrier?.price?.lineItems ?? [];
  return (
    <section aria-labelledby="peek-cover" className="mt-3 rounded-lg border border-line bg-bg px-3.5 py-3">
      <h3 id="peek-cover" className="mb-2 flex items-center justify-between gap-2 font-medium text-ink-3 text-xs">
        {t("columns.carrier")}
        {proposedCarrier && <Badge tone="warn">{t("carrierProposed")}</Badge>}
      </h3>
      <Carrier load={load} />
      <dl className="mt-2.5 grid gap-1 border-line border-t pt-2.5">
        {items.map(({ value, externalDescription, externalCode, externalId }, index) => (
          <Amount key={externalId ?? index} name={externalDescription ?? externalCode ?? t("lineItem")}>
            {value ? format.money(value) : "—"}
          </Amount>
        ))}
        {items.length > 0 &&
          totalsOf(items).map((total) => (
            <Amount key={total.currencyCode} name={t("carrierTotal")}>
              <strong className="font-semibold">{format.money(total)}</strong>
            </Amount>
          ))}
        <Amount name={t("columns.maxBuy")}>
          {load.maxBuy ? format.money(load.maxBuy) : "—"} <Evidence loaded={loaded} path="load.maxBuy" />
        </Amount>
        <Amount name={t("columns.target")}>
          {load.targetRate ? format.money(load.targetRate) : "—"} <Evidence loaded={loaded} path="load.targetRate" />
        </Amount>
      </dl>
    </section>
  );
}
