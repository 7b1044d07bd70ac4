"use client";

import { UserRoundSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import { Second, Unset } from "@/components/loads/list/load-cells";
import { isUncovered } from "@/components/loads/list/load-facts";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/list";

type CellProps = { load: LoadSummary };

// Where the list is too narrow for the columns of target and owner, their facts stand beneath their neighbours'.
const whenNarrow = "@min-[1360px]:hidden max-sm:hidden";

export function MaxBuyCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const format = useFormat();
  return (
    <>
      <div>{load.maxBuy ? format.money(load.maxBuy) : <Unset />}</div>
      {load.targetRate && (
        // A figure is read whole: where it is too long for its column it takes a second line.
        <div className="text-ink-3 text-xs @min-[1360px]:hidden">
          {t("targetOf", { money: format.money(load.targetRate) })}
        </div>
      )}
    </>
  );
}

export function TargetCell({ load }: CellProps) {
  const format = useFormat();
  return load.targetRate ? format.money(load.targetRate) : <Unset />;
}

export function CarrierCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const { assignedCarrier: carrier, hasProposedCarrier } = load;
  const isMissing = isUncovered(load) || hasProposedCarrier;
  return (
    <>
      <div className="truncate" title={carrier?.displayName}>
        {carrier?.displayName ??
          (isMissing ? (
            <span className="text-warn">{t(hasProposedCarrier ? "carrierProposed" : "uncovered")}</span>
          ) : (
            <Unset />
          ))}
      </div>
      {carrier && hasProposedCarrier ? (
        <Second className="text-warn">{t("otherCarrierProposed")}</Second>
      ) : (
        <Second className={whenNarrow}>
          {load.externalOwnerCoverageUserId ? <UserOwner load={load} /> : <TeamOwner load={load} />}
        </Second>
      )}
    </>
  );
}

export function OwnerCell({ load }: CellProps) {
  return (
    <>
      <div className="truncate">{load.externalOwnerCoverageUserId ? <UserOwner load={load} /> : <Unset />}</div>
      <Second>
        <TeamOwner load={load} />
      </Second>
    </>
  );
}

type OwnerNameProps = { id: string; name: string | undefined; hint: string };

/** An owner's name, with the TMS's id on hover. An id that nobody has yet stands there itself and says so. */
function OwnerName({ id, name, hint }: OwnerNameProps) {
  const t = useTranslations("loads.owners");
  if (name) return <span title={id}>{name}</span>;
  return (
    <span title={hint}>
      <UserRoundSearch aria-label={t("unknown")} role="img" className="-mt-0.5 mr-1 inline size-3.5! text-warn" />
      <span className="font-mono text-[0.78125rem]">{id}</span>
    </span>
  );
}

type Owned = Pick<
  LoadSummary,
  "externalOwnerCoverageUserId" | "externalOwnerCoverageTeamId" | "ownerCoverageUser" | "ownerCoverageTeam"
>;

function UserOwner({ load: { externalOwnerCoverageUserId: id, ownerCoverageUser } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageUser?.name} hint={t("userHint", { id })} />;
}

function TeamOwner({ load: { externalOwnerCoverageTeamId: id, ownerCoverageTeam } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageTeam?.name} hint={t("teamHint", { id })} />;
}
