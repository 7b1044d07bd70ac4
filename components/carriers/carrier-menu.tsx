"use client";

import { CircleCheck, CircleDashed, MoreHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { Decision } from "@/components/carriers/use-decisions";
import { IconButton } from "@/components/ui/button";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { OnboardingStatus, RelationshipState } from "@/lib/carriers/schema/relationship";

type CarrierMenuProps = { carrier: CarrierRecord; onDecide: (carrier: CarrierRecord, decision: Decision) => void };

// The reason stays with the status it is the reason of.
const kept = ({ status, note }: RelationshipState): Decision => ({ status, ...(note && { note }) });

/** What is done more rarely: onboarding set by hand. */
export function CarrierMenu({ carrier, onDecide }: CarrierMenuProps) {
  const t = useTranslations("carriers");
  const common = useTranslations("common");
  const { role } = useSession();
  const { relationship } = carrier;
  const reason =
    role === "VIEWER" ? t("decision.needsBroker") : relationship ? t("menu.alreadySo") : t("menu.needsRelationship");
  const onboarding = (onboardingStatus: OnboardingStatus, icon: ReactNode): MenuEntry => ({
    id: onboardingStatus,
    label: t(`menu.${onboardingStatus}`),
    icon,
    disabled: role === "VIEWER" || !relationship || relationship.onboardingStatus === onboardingStatus,
    reason,
    onSelect: () => relationship && onDecide(carrier, { ...kept(relationship), onboardingStatus }),
  });
  const entries: MenuEntry[] = [
    onboarding("ONBOARDED", <CircleCheck aria-hidden />),
    onboarding("NOT_ONBOARDED", <CircleDashed aria-hidden />),
  ];
  return (
    <Menu
      label={t("menu.title")}
      trigger={<IconButton label={common("moreActions")} icon={<MoreHorizontal aria-hidden />} />}
      items={entries}
    />
  );
}
