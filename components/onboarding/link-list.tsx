"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { LinkRow } from "@/components/onboarding/link-row";
import { NewLinkDialog } from "@/components/onboarding/new-link-dialog";
import { PanelGroup } from "@/components/onboarding/panel-group";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Assignability } from "@/lib/carriers/schema/verdict";
import { onboardingQueries } from "@/lib/onboarding/queries";

type LinkListProps = { carrierId: string; meaning: Assignability };

/** Why no link can be made, if so. */
function useRefusal({ offersOnboardingLink, reason }: Assignability) {
  const t = useTranslations("onboarding.panel.refusal");
  const { role } = useSession();
  if (role === "VIEWER") return t("viewer");
  if (offersOnboardingLink) return undefined;
  return t(reason === "do_not_dispatch" ? "do_not_dispatch" : "onboarded");
}

export function LinkList({ carrierId, meaning }: LinkListProps) {
  const t = useTranslations("onboarding.panel");
  const [isMaking, setIsMaking] = useState(false);
  const refusal = useRefusal(meaning);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(onboardingQueries.links(carrierId));
  const links = data?.pages.flatMap(({ items }) => items);
  return (
    <PanelGroup
      title={t("links")}
      action={
        <Button
          icon={<Link2 aria-hidden />}
          disabled={refusal !== undefined || links === undefined}
          onClick={() => setIsMaking(true)}
        >
          {t("newLink")}
        </Button>
      }
    >
      {refusal && <p className="text-ink-3 text-xs">{refusal}</p>}
      {!links && !error && <Skeleton className="h-11 w-full" />}
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {links?.length === 0 && <p className="text-ink-3">{t("noLinks")}</p>}
      {links && links.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-start" onClick={() => fetchNextPage()}>
          {t("older")}
        </Button>
      )}
      {isMaking && <NewLinkDialog carrierId={carrierId} onClose={() => setIsMaking(false)} />}
    </PanelGroup>
  );
}
