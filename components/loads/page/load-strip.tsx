"use client";

import { useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { distanceTo, isUncovered, urgencyOf } from "@/components/loads/list/load-facts";
import { useFreightLabels } from "@/components/loads/list/use-load-labels";
import { EditFact } from "@/components/loads/page/edit-fact";
import { useStopTime } from "@/components/loads/page/stop-time";
import { StripCell } from "@/components/loads/page/strip-cell";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { LoadStop } from "@/lib/loads/schema/stop";
import { placeName } from "@/lib/places/rules/place-name";

type Shown = { loaded: GetLoadResponse };

const isOver = ({ status }: Load) => status === "COMPLETED" || status === "CANCELLED";

const endsOf = (stops: readonly LoadStop[]) => ({
  pickup: stops.find(({ type }) => type === "PICKUP") ?? stops[0],
  delivery: stops.findLast(({ type }) => type === "DELIVERY") ?? stops.at(-1),
});

/** "Dry van 53′ · 24 pallets · 43,200 lb": the trailer and what goes into it. */
function useHaul() {
  const trailer = useTranslations("vocabulary.TrailerType");
  const freight = useFreightLabels();
  return ({ load: { trailerRequirements, commodities } }: GetLoadResponse) => {
    const [first, ...others] = trailerRequirements?.allowedTypes ?? [];
    const [goods] = commodities;
    return [
      first && `${trailer(first)}${others.length > 0 ? ` +${others.length}` : ""}`,
      goods?.name,
      ...(goods ? freight(goods) : []),
    ].filter(Boolean);
  };
}

function Lane({ loaded, route }: Shown & { route: ReactNode }) {
  const t = useTranslations("loadPage");
  const loads = useTranslations("loads");
  const { pickup, delivery } = endsOf(loaded.load.stops);
  const haul = useHaul()(loaded);
  return (
    <EditFact
      path="load.stops"
      label={t("strip.edit", { field: loads("columns.lane") })}
      className="py-2.5 pr-3.5 pl-5 max-lg:col-span-full max-sm:px-4"
    >
      <span className="block font-semibold text-lg">
        <span className="inline-block">{placeName(pickup?.location?.place) ?? "—"}</span>
        <span aria-hidden className="px-1.5 font-normal text-ink-3">
          →
        </span>
        <span className="sr-only"> {loads("to")} </span>
        <span className="inline-block">{placeName(delivery?.location?.place) ?? "—"}</span>
      </span>
      <span className="block text-ink-2 text-xs *:not-last:after:content-['_·_']">
        {route}
        {haul.length > 0 && <span>{haul.join(" · ")}</span>}
      </span>
    </EditFact>
  );
}

const pressing = { none: undefined, soon: "text-warn", late: "font-medium text-bad" };

/** How far away the pickup is, as long as that still matters. */
function PickupClock({ load }: GetLoadResponse) {
  const t = useTranslations("loads.distance");
  const now = useNow({ updateInterval: 60_000 });
  const { pickup } = endsOf(load.stops);
  const start = pickup?.appointment?.start;
  if (!start || isOver(load)) return null;
  const distance = distanceTo(start, now);
  const { status } = load;
  const origin = { appointment: pickup.appointment };
  const urgency = isUncovered(load) ? urgencyOf({ status, origin }, now) : "none";
  return (
    <span className={pressing[urgency]} suppressHydrationWarning>
      {t(distance.name, distance)}
    </span>
  );
}

function Pickup({ loaded }: Shown) {
  const t = useTranslations("loadPage.strip");
  const time = useStopTime();
  const { load } = loaded;
  const { pickup } = endsOf(load.stops);
  const window = time(pickup ?? {});
  // Its beginning is what decides; the whole window is on hover, and among the stops.
  const { appointment: { type, start } = {}, location } = pickup ?? {};
  const { text, zone, isKnown } = time({ appointment: { type, start }, location });
  return (
    <StripCell
      path={pickup ? `load.stops[${load.stops.indexOf(pickup)}].appointment.start` : "load.stops"}
      label={t("pickup")}
      value={text}
      tone={isKnown || !isUncovered(load) ? undefined : "warn"}
      title={isKnown ? `${window.text} ${zone} · ${window.yours}` : undefined}
      note={
        zone && (
          <>
            {zone}
            {!isOver(load) && " · "}
            <PickupClock {...loaded} />
          </>
        )
      }
    />
  );
}

/** What the load may cost, what it should, and what the customer pays where the reader may see that. */
function Pay({ loaded: { load } }: Shown) {
  const t = useTranslations("loadPage.strip");
  const format = useFormat();
  const { maxBuy, targetRate, customerRate } = load;
  const notes = [
    targetRate && t("target", { amount: format.money(targetRate) }),
    customerRate && t("sell", { amount: format.money(customerRate) }),
  ];
  return (
    <StripCell
      path="load.maxBuy.amount"
      label={t("maxBuy")}
      value={maxBuy ? format.money(maxBuy) : t("noMaxBuy")}
      tone={maxBuy || isOver(load) ? undefined : "warn"}
      note={notes.filter(Boolean).join(" · ")}
    />
  );
}

type LoadStripProps = Shown & {
  /** How far and over which crossing. */
  route: ReactNode;
  /** What the market pays, and what is bid. */
  figures: ReactNode;
  /** The step that the state suggests. */
  step: ReactNode;
};

/** The facts that decide about a load, and the one step that they suggest. */
export function LoadStrip({ loaded, route, figures, step }: LoadStripProps) {
  const t = useTranslations("loadPage.strip");
  const { tab } = useLoadTab();
  return (
    <section
      aria-label={t("label")}
      className={classNames(
        "grid border-line border-b bg-surface max-sm:grid-cols-2 sm:max-lg:grid-cols-4 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1.2fr)_auto]",
        // On a phone the form would begin a screen further down.
        tab === "edit" && "max-sm:hidden",
      )}
    >
      <Lane loaded={loaded} route={route} />
      <Pickup loaded={loaded} />
      <Pay loaded={loaded} />
      {figures}
      {step}
    </section>
  );
}
