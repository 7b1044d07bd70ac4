"use client";

import { useTranslations } from "next-intl";
import { CarrierMeaning } from "@/components/loads/editor/carrier-meaning";
import { findProposed } from "@/components/loads/editor/proposed-carrier";
import { useCarrierNumbers } from "@/components/loads/editor/use-carrier-numbers";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type ProposedCarrierProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  onApply: (carrierId: string, proposed: AssignedCarrierInput) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

/** The carrier the TMS would like to have on the load, with the button that assigns it where it may be. */
export function ProposedCarrier({ loaded, carriers, onApply, blocked }: ProposedCarrierProps) {
  const t = useTranslations("loadEditor.carrier");
  const numbers = useCarrierNumbers();
  const { proposedCarrier: proposed, load } = loaded;
  if (!proposed) return null;
  const found = findProposed(proposed, carriers);
  const reason = found ? found.reason : "not_found";
  return (
    <div className="grid justify-items-start gap-1.5 rounded-lg border border-line bg-sunken p-3">
      <Badge tone={reason ? "warn" : "info"}>{t("proposed")}</Badge>
      <p className="font-medium">{found?.displayName ?? numbers({ ...proposed, ...proposed.carrier })}</p>
      {found && <p className="text-ink-3 text-xs">{numbers(found)}</p>}
      {found ? (
        <CarrierMeaning loadId={load.id} carrierId={found.id} />
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
