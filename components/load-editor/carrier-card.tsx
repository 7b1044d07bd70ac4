"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useCarrierNumbers } from "@/components/load-editor/use-carrier-numbers";
import type { CarrierChoice } from "@/lib/carriers/list-assignable-carriers";
import { useFormat } from "@/lib/i18n/format";
import type { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

// Few loads have one; it brings the rules by which carriers are told apart.
const ProposedCarrier = lazy(() =>
  import("@/components/load-editor/proposed-carrier-card").then((module) => ({ default: module.ProposedCarrier })),
);

type CarrierCardProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  onApply: (carrierId: string, proposed: AssignedCarrierInput) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

/** Who hauls the load, and whom the TMS would like to. */
export function CarrierCard({ loaded, carriers, onApply, blocked }: CarrierCardProps) {
  const t = useTranslations("loadEditor.carrier");
  const { assignedCarrier } = loaded.load;
  return (
    <section aria-labelledby="carrier-card" className="grid gap-2">
      <h2 id="carrier-card" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {assignedCarrier?.carrier ? <Assigned assigned={assignedCarrier} /> : <p className="text-ink-2">{t("none")}</p>}
      {loaded.proposedCarrier && (
        <Suspense fallback={null}>
          <ProposedCarrier proposed={loaded.proposedCarrier} carriers={carriers} onApply={onApply} blocked={blocked} />
        </Suspense>
      )}
    </section>
  );
}

function Assigned({ assigned: { carrier, price } }: { assigned: AssignedCarrier }) {
  const format = useFormat();
  const numbers = useCarrierNumbers();
  if (!carrier) return null;
  const totals = new Map<string, number>();
  for (const { value } of price?.lineItems ?? [])
    if (value) totals.set(value.currencyCode, (totals.get(value.currencyCode) ?? 0) + value.amount);
  return (
    <div>
      <p className="font-medium">{carrier.displayName}</p>
      <p className="text-ink-3 text-xs">{numbers(carrier)}</p>
      {[...totals].map(([currencyCode, amount]) => (
        <p key={currencyCode} className="tabular-nums">
          {format.money({ amount, currencyCode })}
        </p>
      ))}
      {(carrier.contactName || carrier.contactPhone) && (
        <p className="text-ink-2 text-xs">{[carrier.contactName, carrier.contactPhone].filter(Boolean).join(" · ")}</p>
      )}
    </div>
  );
}
