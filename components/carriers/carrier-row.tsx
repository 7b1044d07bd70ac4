"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useCarriersContext, useCarriersView } from "@/components/carriers/carriers-context";
import { StatusBadge } from "@/components/carriers/eligibility-card";
import { insuranceExpiry } from "@/components/carriers/expiry";
import { numbersLine } from "@/components/carriers/identifiers";
import { classNames } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/controls";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

type CarrierRowProps = {
  carrier: CarrierRecord;
  isCurrent: boolean;
  /** Absent where nothing can be chosen. */
  selection?: { isSelected: boolean; onToggle: (isRange: boolean) => void };
  wantsFocus: boolean;
  onFocus: () => void;
};

/** The end of the second line: what is wrong, else how far onboarding is, else since when the status applies. */
function StatusNote({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers");
  const words = useTranslations("vocabulary.OnboardingStatus");
  const { today } = useCarriersContext();
  const { relationship, openConflicts, profile, onboarding } = carrier;
  const concern =
    (openConflicts > 0 && t("concerns.conflicts", { count: openConflicts })) ||
    (insuranceExpiry(profile, today) === "expired" && t("concerns.insuranceExpired"));
  if (concern) {
    return (
      <span className="inline-flex items-center gap-1 text-warn">
        <TriangleAlert aria-hidden className="size-3.5!" />
        {concern}
      </span>
    );
  }
  if (onboarding?.state === "SIGNED") return <span className="text-info">{t("signed")}</span>;
  if (!relationship) return null;
  if (relationship.onboardingStatus !== "ONBOARDED") return words(relationship.onboardingStatus);
  return <RelativeTime at={relationship.updatedAt} />;
}

// A modified click is the browser's: a tab or a window of its own.
const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A carrier in the list: its name and status, then its numbers and what to know at a glance. */
export function CarrierRow({ carrier, isCurrent, selection, wantsFocus, onFocus }: CarrierRowProps) {
  const t = useTranslations("carriers");
  const { hrefOf, open } = useCarriersView();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "nearest" });
  }, [wantsFocus]);
  // The carrier that an address names may stand far down.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.shiftKey && selection) {
      event.preventDefault();
      selection.onToggle(true);
    } else if (isPlain(event)) {
      event.preventDefault();
      open(carrier.id);
    }
  };
  return (
    <li
      className={classNames(
        "group/row relative flex items-start border-line border-b [contain-intrinsic-size:auto_56px] [content-visibility:auto]",
        isCurrent ? "bg-accent-soft max-sm:bg-bg" : "hover:bg-sunken",
      )}
    >
      {selection && (
        // Only finds out whether Shift was pressed; the box inside is the control.
        <span
          onClickCapture={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            selection.onToggle(true);
          }}
          className="absolute top-0 left-0 z-1 h-full w-11 pt-2.25 pl-5 max-sm:pl-4 print:hidden pointer-coarse:pt-0.5"
        >
          <Checkbox
            label={<span className="sr-only">{t("choose", { name: carrier.displayName })}</span>}
            checked={selection.isSelected}
            onChange={() => selection.onToggle(false)}
            className="gap-0"
          />
        </span>
      )}
      <a
        ref={link}
        href={hrefOf({ carrier: carrier.id })}
        aria-current={isCurrent || undefined}
        onClick={onClick}
        onFocus={onFocus}
        className={classNames(
          "block min-w-0 flex-1 select-none py-2 pr-4 -outline-offset-2",
          selection ? "pl-11 max-sm:pl-10" : "pl-5 max-sm:pl-4",
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-medium">{carrier.displayName}</span>
          <StatusBadge relationship={carrier.relationship} />
        </span>
        <span className="flex h-4.5 items-center justify-between gap-3 text-ink-3 text-xs">
          <span className="truncate font-mono">{numbersLine(carrier)}</span>
          <span className="shrink-0">
            <StatusNote carrier={carrier} />
          </span>
        </span>
      </a>
    </li>
  );
}
