import { csvText } from "@/components/import/download-csv";
import { api } from "@/lib/browser/api";
import { everyPage } from "@/lib/browser/pages";
import type { LoadsFilter } from "@/lib/loads/queries";
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
];

const valueAt = (load: LoadSummary, path: string) =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined), load);

export const toCsv = (loads: readonly LoadSummary[]) =>
  csvText([paths, ...loads.map((load) => paths.map((path) => valueAt(load, path)))]);

/** Every load of a view, page by page. @throws CallError when a page cannot be had. */
export function fetchWholeView(filter: LoadsFilter, signal: AbortSignal, onProgress: (done: number) => void) {
  return everyPage((page) => api("/loads/list", { ...filter, ...page }, { signal }), { onProgress });
}
