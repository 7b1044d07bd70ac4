import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { total } from "@/lib/loads/rules/margin";
import type { ListedFields, LoadSummary } from "@/lib/loads/schema/list";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { Money } from "@/lib/vocabulary/money";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** What a list reads of a load, without its whole document. */
export type LoadExcerpt = {
  id: string;
  externalId: string;
  displayId: string;
  customerId: string | null;
  customerName: string | null;
  status: LoadStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  stopCount: number;
  origin: LoadStopInput | null;
  destination: LoadStopInput | null;
  trailerTypes: TrailerType[];
  borderCrossings: UsMxBorderCrossing[];
  commodityName: string | null;
  maxBuy: LoadDocument["maxBuy"] | null;
  targetRate: LoadDocument["targetRate"] | null;
  lineItems: readonly { value?: Money }[] | null;
  ownerUserExternalId: string | null;
  ownerTeamExternalId: string | null;
  carrierId: string | null;
  hasProposedCarrier: boolean;
  /** Fields that a list shows as the document has them. */
  listed: ListedFields;
};

const summariseStop = ({ location, appointment, arrivedAt, departedAt }: LoadStopInput) => ({
  ...(location?.facilityName && { facilityName: location.facilityName }),
  ...(location?.place && { place: location.place }),
  ...(appointment && { appointment }),
  ...(location?.timezone && { timezone: location.timezone }),
  ...(arrivedAt && { arrivedAt }),
  ...(departedAt && { departedAt }),
});

/** A row of the list. A load of one stop has an origin only. */
export function summariseLoad(row: LoadExcerpt, carriers: readonly KnownCarrier[]): LoadSummary {
  const carrier = carriers.find(({ id }) => id === row.carrierId);
  const bookedPrice = total((row.lineItems ?? []).flatMap(({ value }) => value ?? []));
  return {
    id: row.id,
    externalId: row.externalId,
    externalDisplayId: row.displayId,
    ...(row.customerId && { externalCustomerId: row.customerId }),
    ...row.listed,
    ...(row.customerName && { customerName: row.customerName }),
    status: row.status,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    stopCount: row.stopCount,
    ...(row.origin && { origin: summariseStop(row.origin) }),
    ...(row.destination && row.stopCount > 1 && { destination: summariseStop(row.destination) }),
    trailerTypes: row.trailerTypes,
    usMxBorderCrossings: row.borderCrossings,
    ...(row.commodityName && { commodityName: row.commodityName }),
    ...(row.maxBuy && { maxBuy: row.maxBuy }),
    ...(row.targetRate && { targetRate: row.targetRate }),
    ...(row.carrierId && bookedPrice && { bookedPrice }),
    ...(row.ownerUserExternalId && { externalOwnerCoverageUserId: row.ownerUserExternalId }),
    ...(row.ownerTeamExternalId && { externalOwnerCoverageTeamId: row.ownerTeamExternalId }),
    ...(carrier && { assignedCarrier: { id: carrier.id, displayName: carrier.displayName } }),
    hasProposedCarrier: row.hasProposedCarrier,
  };
}
