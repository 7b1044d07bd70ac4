"use client";

import { useTranslations } from "next-intl";
import { CarrierMeaning } from "@/components/loads/editor/carrier-meaning";
import { ProposedCarrier } from "@/components/loads/editor/proposed-carrier-card";
import { useCarrierNumbers } from "@/components/loads/editor/use-carrier-numbers";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { useFormat } from "@/lib/i18n/format";
import type { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type CarrierCardProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  /** The carrier in the form, stored or not. */
  chosenId: string | undefined;
  onApply: (carrierId: string, proposed: AssignedCarrierInput) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

/** Who hauls the load, whom the form names instead, and whom the TMS would like to: each with what that means. */
export function CarrierCard({ loaded, carriers, chosenId, onApply, blocked }: CarrierCardProps) {
  const t = useTranslations("loadEditor.carrier");
  const { id, assignedCarrier } = loaded.load;
  const assignedId = assignedCarrier?.carrier?.id;
  const chosen = chosenId === assignedId ? undefined : carriers.find((carrier) => carrier.id === chosenId);
  return (
    <section aria-labelledby="carrier-card" className="grid gap-2">
      <h2 id="carrier-card" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {assignedCarrier?.carrier ? <Assigned assigned={assignedCarrier} /> : <p className="text-ink-2">{t("none")}</p>}
      {assignedId && <CarrierMeaning loadId={id} carrierId={assignedId} />}
      {chosen && (
        <div className="grid gap-1 rounded-lg border border-line bg-sunken p-3">
          <p className="text-ink-3 text-xs">{t("chosen")}</p>
          <p className="font-medium">{chosen.displayName}</p>
          <CarrierMeaning loadId={id} carrierId={chosen.id} />
        </div>
      )}
      {loaded.proposedCarrier && (
        <ProposedCarrier loaded={loaded} carriers={carriers} onApply={onApply} blocked={blocked} />
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
