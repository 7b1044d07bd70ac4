"use client";

import { useTranslations } from "next-intl";
import { Second, Unset } from "@/components/loads/load-cells";
import { isUncovered } from "@/components/loads/load-facts";
import { useOwnerNames } from "@/components/loads/loads-context";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/operations";

type CellProps = { load: LoadSummary };

// Where the list is too narrow for the columns of target and owner, their facts stand beneath their neighbours'.
const whenNarrow = "@min-[1310px]:hidden max-sm:hidden";

export function MaxBuyCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const format = useFormat();
  return (
    <>
      <div>{load.maxBuy ? format.money(load.maxBuy) : <Unset />}</div>
      {load.targetRate && (
        <Second className="@min-[1310px]:hidden">{t("targetOf", { money: format.money(load.targetRate) })}</Second>
      )}
    </>
  );
}

export function TargetCell({ load }: CellProps) {
  const format = useFormat();
  return load.targetRate ? format.money(load.targetRate) : <Unset />;
}

const ownersOf = ({ externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team }: LoadSummary) => ({
  user,
  team,
});

export function CarrierCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const { userName, teamName } = useOwnerNames();
  const { user, team } = ownersOf(load);
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
          {[user && userName(user), team && teamName(team)].filter(Boolean).join(" · ")}
        </Second>
      )}
    </>
  );
}

export function OwnerCell({ load }: CellProps) {
  const { userName, teamName } = useOwnerNames();
  const { user, team } = ownersOf(load);
  return (
    <>
      <div className="truncate" title={user}>
        {user ? userName(user) : <Unset />}
      </div>
      <Second title={team}>{team && teamName(team)}</Second>
    </>
  );
}
