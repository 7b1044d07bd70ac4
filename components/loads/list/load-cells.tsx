"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { countriesOf, distanceTo, isUncovered, lacksCrossing, urgencyOf } from "@/components/loads/list/load-facts";
import { useLoads } from "@/components/loads/list/loads-context";
import { SelectLoad } from "@/components/loads/list/loads-selection";
import { classNames } from "@/components/ui/class-names";
import { splitZone, useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { placeName } from "@/lib/places/rules/place-name";

type CellProps = { load: LoadSummary };

/** The place of a fact that is not known. On a phone it takes none. */
export const Unset = () => <span className="text-ink-3 max-sm:hidden">—</span>;

/** The grey line beneath a fact. */
export const Second = ({ className, children, title }: { className?: string; children: ReactNode; title?: string }) => (
  <div title={title} className={classNames("truncate text-ink-3 text-xs", className)}>
    {children}
  </div>
);

export const LoadCell = ({ load }: CellProps) => (
  <div className="flex items-center gap-3 max-sm:gap-1.5">
    <SelectLoad load={load} />
    <div className="min-w-0">
      <Link
        href={`/loads/${load.id}`}
        prefetch={false}
        title={load.externalId}
        className="block w-fit max-w-full truncate rounded-sm font-medium font-mono text-[0.78125rem] hover:underline"
      >
        {load.externalDisplayId}
      </Link>
      <Second title={load.externalCustomerId}>{load.customerName ?? load.externalCustomerId ?? "—"}</Second>
    </div>
  </div>
);

export function LaneCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const countries = countriesOf(load);
  const [from, to] = [placeName(load.origin?.place) ?? "—", placeName(load.destination?.place) ?? "—"];
  return (
    <>
      <div className="truncate font-medium" title={load.destination ? `${from} → ${to}` : from}>
        {from}
        {load.destination && (
          <>
            <span className="px-1.5 font-normal text-ink-3">
              <span aria-hidden>→</span>
              <span className="sr-only">{t("to")}</span>
            </span>
            {to}
          </>
        )}
      </div>
      <Second className="max-sm:hidden">
        {countries && `${countries.from} → ${countries.to} · `}
        {t("stops", { count: load.stopCount })}
      </Second>
    </>
  );
}

const pressing = { none: "", soon: "text-warn", late: "font-medium text-bad" };

export function PickupCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const format = useFormat();
  const { now } = useLoads();
  const { appointment, timezone } = load.origin ?? {};
  if (!appointment?.start) {
    return (
      <>
        <div className="text-ink-3">—</div>
        <Second className={isUncovered(load) ? "text-warn" : undefined}>
          {appointment?.type === "TO_BE_SCHEDULED" ? t("toBeScheduled") : t("noAppointment")}
        </Second>
      </>
    );
  }
  const distance = distanceTo(appointment.start, now);
  const { time, zone } = splitZone(format.dateTime(appointment.start, timezone));
  const inYourZone = t("yourTime", { time: format.dateTime(appointment.start) });
  return (
    <>
      <div className="truncate" title={inYourZone}>
        {time}
      </div>
      <Second title={inYourZone}>
        {zone} · <span className={pressing[urgencyOf(load, now)]}>{t(`distance.${distance.name}`, distance)}</span>
      </Second>
    </>
  );
}

type WithOthersProps = { first: ReactNode; others: readonly string[]; all: readonly string[] };

/** The first of several, how many more there are, and the values themselves on hover. */
const WithOthers = ({ first, others, all }: WithOthersProps) => (
  <div className="flex gap-1 max-sm:[justify-content:var(--card-side)]" title={all.join(", ")}>
    <span className="truncate">{first}</span>
    {others.length > 0 && <span className="shrink-0 text-ink-3">+{others.length}</span>}
  </div>
);

export function CrossingCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const crossing = useTranslations("vocabulary.UsMxBorderCrossing");
  const [first, ...others] = load.usMxBorderCrossings;
  if (first === undefined) {
    const isMissing = lacksCrossing(load);
    return isMissing ? <div className="truncate text-warn">{t("chooseCrossing")}</div> : <Unset />;
  }
  // "Laredo – World Trade Bridge" is a port and its bridge.
  const [port, ...bridge] = crossing(first).split(" – ");
  return (
    <>
      <WithOthers first={port} others={others} all={load.usMxBorderCrossings} />
      <Second title={crossing(first)}>{bridge.join(" – ")}</Second>
    </>
  );
}

export function TrailerCell({ load }: CellProps) {
  const trailer = useTranslations("vocabulary.TrailerType");
  const [first, ...others] = load.trailerTypes;
  return (
    <>
      <WithOthers first={first === undefined ? <Unset /> : trailer(first)} others={others} all={load.trailerTypes} />
      <Second title={load.commodityName}>{load.commodityName}</Second>
    </>
  );
}
