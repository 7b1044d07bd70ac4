"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { csvText } from "@/components/import/download-csv";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import type { Counted } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { fetchWholeExport, fetchWholeView, type LoadsFilter } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";

/** The columns of the file: where the API has each value. */
const paths = [
  "id",
  "externalId",
  "externalDisplayId",
  "externalCustomerId",
  "status",
  "stopCount",
  "origin.place.city",
  "origin.place.state",
  "origin.place.postalCode",
  "origin.place.countryCode",
  "origin.appointment.start",
  "origin.timezone",
  "destination.place.city",
  "destination.place.state",
  "destination.place.postalCode",
  "destination.place.countryCode",
  "destination.appointment.start",
  "destination.timezone",
  "usMxBorderCrossings",
  "trailerTypes",
  "commodityName",
  "maxBuy.amount",
  "maxBuy.currencyCode",
  "targetRate.amount",
  "targetRate.currencyCode",
  "assignedCarrier.id",
  "assignedCarrier.displayName",
  "externalOwnerCoverageUserId",
  "ownerCoverageUser.name",
  "externalOwnerCoverageTeamId",
  "ownerCoverageTeam.name",
  "version",
  "updatedAt",
  // Later columns stand last: what reads a file by its places goes on working.
  "customerName",
  "origin.facilityName",
  "destination.facilityName",
  "externalWorkspaceId",
  "paymentTerms",
  "respondBy",
  "truckload",
  "roundTrip",
  "linearFeet",
  "distance.value",
  "distance.unit",
  "customerRate.amount",
  "customerRate.currencyCode",
  "customerRateBasis",
  "cargoValue.amount",
  "cargoValue.currencyCode",
  "billTo.externalId",
  "billTo.name",
  "billTo.taxId",
  "billTo.place.street",
  "billTo.place.neighborhood",
  "billTo.place.city",
  "billTo.place.state",
  "billTo.place.postalCode",
  "billTo.place.countryCode",
  "dispatch.tractorNumber",
  "dispatch.tractorPlate",
  "dispatch.trailerNumber",
  "dispatch.trailerPlate",
  "dispatch.sealNumber",
  "dispatch.driverName",
  "dispatch.driverPhone",
  "dispatch.driverTaxId",
  "dispatch.driverLicenseNumber",
  "dispatch.vehicleConfiguration",
  "dispatch.vehicleYear",
  "dispatch.permitType",
  "dispatch.permitNumber",
  "dispatch.liabilityInsurer",
  "dispatch.liabilityPolicy",
  "origin.arrivedAt",
  "origin.departedAt",
  "destination.arrivedAt",
  "destination.departedAt",
  "bookedPrice.amount",
  "bookedPrice.currencyCode",
];

const valueAt = (load: LoadSummary, path: string) =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined), load);

export const toCsv = (loads: readonly LoadSummary[]) =>
  csvText([paths, ...loads.map((load) => paths.map((path) => valueAt(load, path)))]);

const csv = "text/csv;charset=utf-8";
type Fetch = (filter: LoadsFilter, signal: AbortSignal, onProgress: (done: number) => void) => Promise<string>;

const files: Record<"csv" | "stops" | "json", { name: string; type: string; fetch: Fetch }> = {
  csv: { name: "loads.csv", type: csv, fetch: async (...view) => toCsv(await fetchWholeView(...view)) },
  stops: {
    name: "loads-by-stop.csv",
    type: csv,
    fetch: async (...view) => {
      // Its columns come with the schema, which the list is shown without.
      const { toStopsCsv } = await import("@/components/loads/list/stops-csv");
      return toStopsCsv((await fetchWholeExport(...view)).flatMap(({ rows }) => rows));
    },
  },
  json: {
    name: "loads.json",
    type: "application/json",
    fetch: async (...view) => JSON.stringify(await fetchWholeView(...view), null, 2),
  },
};

/** The loads of the view as a file. Closing the panel stops the fetching; an incomplete file is never made. */
export function ExportPanel({ filter, total }: { filter: LoadsFilter; total: Counted }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const write = async (file: keyof typeof files) => {
    const { name, type, fetch } = files[file];
    const controller = new AbortController();
    stop.current = controller;
    setHasFailed(false);
    setDone(0);
    try {
      saveFile(name, new Blob([await fetch(filter, controller.signal, setDone)], { type }));
    } catch {
      setHasFailed(!controller.signal.aborted);
    }
    setDone(null);
  };
  return (
    <div className="grid gap-2">
      <p className="text-ink-2 text-xs">{t("exportHint", { count: total.count, shown: format.counted(total) })}</p>
      <Button disabled={done !== null} onClick={() => write("csv")}>
        {t("exportCsv")}
      </Button>
      <Button disabled={done !== null} onClick={() => write("stops")}>
        {t("exportStops")}
      </Button>
      <p className="-mt-1 text-ink-3 text-xs">{t("exportStopsHint")}</p>
      <Button disabled={done !== null} onClick={() => write("json")}>
        {t("exportJson")}
      </Button>
      <p role="status" className="min-h-4 text-ink-2 text-xs">
        {done !== null && t("exporting", { done: format.number(done), total: format.counted(total) })}
      </p>
      {hasFailed && (
        <p role="alert" className="text-bad text-xs">
          {t("exportFailed")}
        </p>
      )}
    </div>
  );
}
