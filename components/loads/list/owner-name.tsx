"use client";

import { UserRoundSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LoadSummary } from "@/lib/loads/schema/operations";

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

export function UserOwner({ load: { externalOwnerCoverageUserId: id, ownerCoverageUser } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageUser?.name} hint={t("userHint", { id })} />;
}

export function TeamOwner({ load: { externalOwnerCoverageTeamId: id, ownerCoverageTeam } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageTeam?.name} hint={t("teamHint", { id })} />;
}
