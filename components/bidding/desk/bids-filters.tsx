"use client";

import { useTranslations } from "next-intl";
import { textNameOf } from "@/components/bidding/desk/bid-events";
import { bidsParts } from "@/components/bidding/desk/bids-view";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import type { Desk } from "@/components/bidding/desk/use-desk";
import { Select } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { bidEventTypes } from "@/lib/bidding/schema/bid-values";

/** Which bids or events are shown; all of it stands in the address. */
export function BidsFilters({ loads }: Pick<Desk, "loads">) {
  const t = useTranslations("bids");
  const { view, filter } = useBidsView();
  const known = loads.some(({ id }) => id === view.load);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b px-5 py-2 max-sm:px-3 print:hidden">
      <SegmentedControl
        label={t("parts.label")}
        value={view.part}
        options={bidsParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        onChange={(part) => filter({ part, type: part === "open" ? null : view.type })}
      />
      <SegmentedControl
        label={t("filters.scope")}
        value={view.loads ?? "all"}
        options={(["mine", "all"] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChange={(scope) => filter({ loads: scope === "mine" ? scope : null })}
      />
      <Select
        aria-label={t("filters.load")}
        className="w-40! max-sm:w-auto! max-sm:min-w-32 max-sm:flex-1"
        value={view.load ?? ""}
        onChange={({ target }) => filter({ load: target.value || null })}
      >
        <option value="">{t("filters.anyLoad")}</option>
        {view.load && !known && <option value={view.load}>{view.load}</option>}
        {loads.map(({ id, externalDisplayId }) => (
          <option key={id} value={id}>
            {externalDisplayId}
          </option>
        ))}
      </Select>
      {view.part === "feed" && (
        <Select
          aria-label={t("filters.type")}
          className="w-44! max-sm:w-auto! max-sm:min-w-32 max-sm:flex-1"
          value={view.type ?? ""}
          onChange={({ target }) => filter({ type: bidEventTypes.find((type) => type === target.value) ?? null })}
        >
          <option value="">{t("filters.anyType")}</option>
          {bidEventTypes.map((type) => (
            <option key={type} value={type}>
              {t(`type.${textNameOf(type)}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
