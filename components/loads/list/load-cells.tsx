"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { distanceTo, isUncovered, lacksCrossing, urgencyOf } from "@/components/loads/list/load-facts";
import { useLoads } from "@/components/loads/list/loads-context";
import { SelectLoad } from "@/components/loads/list/loads-selection";
import { classNames } from "@/components/ui/class-names";
import { splitZone, zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { placeName } from "@/lib/places/rules/place-name";

type CellProps = { load: LoadSummary };

/** "Laredo" of "Laredo – World Trade Bridge": a port and its bridge. */
const portOf = (crossing: string) => crossing.split(" – ")[0] ?? crossing;

/** The place of a fact that is not known. On a phone it takes none. */
export const Unset = () => <span className="text-ink-3 max-sm:hidden">—</span>;

// Where the list is too narrow for a column of its own, a fact stands beneath its neighbour's.
const untilWide = "@min-[1360px]:hidden";
const untilWidest = "@min-[1600px]:hidden";

/** The grey line beneath a fact; low rows have none. */
export const Second = ({ className, children, title }: { className?: string; children: ReactNode; title?: string }) => (
  <div title={title} className={classNames("truncate text-ink-3 text-xs in-data-short:hidden", className)}>
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
      <Second className="@min-[1840px]:hidden">
        <Trailers load={load} />
      </Second>
    </div>
  </div>
);

export const CustomerCell = ({ load }: CellProps) => (
  <>
    <div className="truncate" title={load.externalCustomerId}>
      {load.customerName ?? load.externalCustomerId ?? <Unset />}
    </div>
    <Second title={load.commodityName}>{load.commodityName}</Second>
  </>
);

/** Over which crossing, or that none is chosen yet. */
function Via({ load }: CellProps) {
  const t = useTranslations("loads");
  const crossing = useTranslations("vocabulary.UsMxBorderCrossing");
  const [first] = load.usMxBorderCrossings;
  if (first) return <span title={crossing(first)}>{t("via", { crossing: portOf(crossing(first)) })}</span>;
  return lacksCrossing(load) ? <span className="text-warn">{t("chooseCrossing")}</span> : null;
}

export function LaneCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const customer = load.customerName ?? load.externalCustomerId;
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
      <Second>
        <span className={untilWide}>
          {customer}
          {customer && (load.usMxBorderCrossings.length > 0 || lacksCrossing(load)) && " · "}
        </span>
        <span className={untilWidest}>
          <Via load={load} />
        </span>
        {load.stopCount > 2 && (
          <>
            <span className={untilWidest}> · </span>
            {t("stops", { count: load.stopCount })}
          </>
        )}
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
  const { time, zone } = splitZone(format.dateTime(appointment.start, zoneOfPlace(timezone)));
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
  <div className="flex gap-1 " title={all.join(", ")}>
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
  const port = portOf(crossing(first));
  return (
    <>
      <WithOthers first={port} others={others} all={load.usMxBorderCrossings} />
      <Second title={crossing(first)}>{crossing(first).slice(port.length).replace(/^ – /, "")}</Second>
    </>
  );
}

function Trailers({ load }: CellProps) {
  const trailer = useTranslations("vocabulary.TrailerType");
  const [first, ...others] = load.trailerTypes;
  return first && <WithOthers first={trailer(first)} others={others} all={load.trailerTypes} />;
}

export const TrailerCell = ({ load }: CellProps) =>
  load.trailerTypes.length > 0 ? <Trailers load={load} /> : <Unset />;
