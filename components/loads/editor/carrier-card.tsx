"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-labels";
import { type CarrierChoice, carrierNumbers } from "@/components/loads/form/choices";
import { CarrierEligibility } from "@/components/loads/overview/carrier-eligibility";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import { useFormat } from "@/lib/i18n/format";
import type { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

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
      {assignedId && <CarrierEligibility loadId={id} carrierId={assignedId} />}
      {chosen && (
        <div className="grid gap-1 rounded-lg border border-line bg-sunken p-3">
          <p className="text-ink-3 text-xs">{t("chosen")}</p>
          <p className="font-medium">{chosen.displayName}</p>
          <CarrierEligibility loadId={id} carrierId={chosen.id} />
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

type ProposedCarrierProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  onApply: (carrierId: string, proposed: AssignedCarrierInput) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

/** The carrier the TMS would like to have on the load, with the button that assigns it where it may be. */
function ProposedCarrier({ loaded, carriers, onApply, blocked }: ProposedCarrierProps) {
  const t = useTranslations("loadEditor.carrier");
  const numbers = useCarrierNumbers();
  const { proposedCarrier: proposed, load } = loaded;
  if (!proposed) return null;
  const found = findProposed(proposed, carriers);
  const reason = found ? found.reason : "not_found";
  return (
    <div className="grid justify-items-start gap-1.5 rounded-lg border border-line bg-sunken p-3">
      <Badge tone={reason ? "warn" : "info"}>{t("proposed")}</Badge>
      <p className="font-medium">
        {found?.displayName ?? proposed.carrier?.displayName ?? numbers({ ...proposed, ...proposed.carrier })}
      </p>
      {found && <p className="text-ink-3 text-xs">{numbers(found)}</p>}
      {found ? (
        <CarrierEligibility loadId={load.id} carrierId={found.id} />
      ) : (
        <p className="text-ink-2 text-xs">{t("not_found")}</p>
      )}
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

/** "DOT 2384112 · MC 88213": the numbers a carrier is known by. */
function useCarrierNumbers() {
  const label = useFieldLabel();
  return (carrier: Record<string, unknown>) =>
    [...carrierNumbers.map(([field]) => field), "externalId", "scac"]
      .filter((name) => typeof carrier[name] === "string")
      .map((name) => `${label(`load.assignedCarrier.carrier.${name}`)} ${carrier[name]}`)
      .join(" · ");
}

type Identifiers = Partial<Record<RegulatoryNumber, string>> & { externalId?: string };

const numbersOf = (carrier: Identifiers) => normalisedNumbers(carrier).map(({ field, number }) => `${field} ${number}`);

/** The organization's carrier that a TMS meant: by any regulatory number, else by the TMS's own id, its SCAC or our id. */
export function findProposed(
  { carrier = {}, price: _price, ...earlierForm }: AssignedCarrierInput,
  carriers: readonly CarrierChoice[],
): CarrierChoice | undefined {
  const wanted = numbersOf({ ...earlierForm, ...carrier });
  const byNumber = carriers.find((candidate) => numbersOf(candidate).some((number) => wanted.includes(number)));
  if (byNumber || wanted.length > 0) return byNumber;
  const scac = carrier.scac?.toUpperCase();
  return (
    carriers.find(({ externalId }) => externalId !== undefined && externalId === carrier.externalId) ??
    carriers.find((candidate) => scac !== undefined && candidate.scac === scac) ??
    carriers.find(({ id }) => id === carrier.id)
  );
}
