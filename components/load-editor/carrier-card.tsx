"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-words";
import { findProposed } from "@/components/load-editor/proposed-carrier";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { CarrierChoice } from "@/lib/carriers/list-assignable-carriers";
import { useFormat } from "@/lib/i18n/format";
import type { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";

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
        <Proposed proposed={loaded.proposedCarrier} carriers={carriers} onApply={onApply} blocked={blocked} />
      )}
    </section>
  );
}

/** "DOT 2384112 · MC 88213": the numbers a carrier is known by. */
function useNumbers() {
  const label = useFieldLabel();
  return (carrier: Record<string, unknown>) =>
    [...Object.keys(regulatoryNumbers), "externalId"]
      .filter((name) => typeof carrier[name] === "string")
      .map((name) => `${label(`load.assignedCarrier.carrier.${name}`)} ${carrier[name]}`)
      .join(" · ");
}

function Assigned({ assigned: { carrier, price } }: { assigned: AssignedCarrier }) {
  const format = useFormat();
  const numbers = useNumbers();
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

type ProposedProps = Omit<CarrierCardProps, "loaded"> & { proposed: AssignedCarrierInput };

function Proposed({ proposed, carriers, onApply, blocked }: ProposedProps) {
  const t = useTranslations("loadEditor.carrier");
  const numbers = useNumbers();
  const found = findProposed(proposed, carriers);
  const reason = found ? found.reason : "not_found";
  return (
    <div className="grid justify-items-start gap-1.5 rounded-lg border border-line bg-sunken p-3">
      <Badge tone={reason ? "warn" : "info"}>{t("proposed")}</Badge>
      <p className="font-medium">{found?.displayName ?? numbers({ ...proposed, ...proposed.carrier })}</p>
      {found && <p className="text-ink-3 text-xs">{numbers(found)}</p>}
      <p className="text-ink-2 text-xs">{t(reason ?? "mayBeAssigned")}</p>
      <Button
        size="sm"
        disabled={!found || reason !== undefined || blocked !== undefined}
        title={blocked ?? (reason && t(reason))}
        onClick={() => found && onApply(found.id, proposed)}
      >
        {t("apply")}
      </Button>
    </div>
  );
}
