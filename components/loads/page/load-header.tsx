"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { wayBack } from "@/components/loads/list/way-back";
import { BackLink } from "@/components/ui/back-link";
import { PageHeader } from "@/components/ui/page-parts";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The element into which the form, once it is there, puts its Save and what is unsaved. */
export const formActionsId = "load-form-actions";

type BackTitleProps = { children: ReactNode };

/** The way back to the list, and what the page is about. */
export function BackTitle({ children }: BackTitleProps) {
  const t = useTranslations("loadEditor");
  const [href] = useState(wayBack);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <BackLink href={href} data-way-back label={t("back")} />
      {children}
    </span>
  );
}

/** Whose load it is and who covers it: "Cervecería del Valle · PO 48982-A · Laredo desk". */
function Whose({ load, ownerCoverageUser, ownerCoverageTeam }: GetLoadResponse) {
  const [reference] = load.referenceNumbers;
  const parts = [
    load.customerName ?? load.externalCustomerId,
    reference && `${reference.label} ${reference.value}`,
    ownerCoverageUser?.name ?? load.externalOwnerCoverageUserId,
    ownerCoverageTeam?.name ?? load.externalOwnerCoverageTeamId,
  ];
  return <span className="wrap-anywhere line-clamp-2">{parts.filter(Boolean).join(" · ")}</span>;
}

type LoadHeaderProps = { loaded: GetLoadResponse; children?: ReactNode };

/** Which load it is, its state and whose it is; it stays in view, with Save while there is something to save. */
export function LoadHeader({ loaded, children }: LoadHeaderProps) {
  const { load } = loaded;
  return (
    <div className="sticky top-0 z-20 bg-bg">
      <PageHeader
        title={
          <BackTitle>
            <span className="self-baseline truncate font-mono leading-7.5 pointer-coarse:self-center">
              {load.externalDisplayId ?? load.externalId}
            </span>
            <LoadStatusBadge status={load.status} />
          </BackTitle>
        }
        subtitle={<Whose {...loaded} />}
        hasSmallActions
        actions={
          <>
            {children}
            <div id={formActionsId} className="contents" />
          </>
        }
      />
    </div>
  );
}
