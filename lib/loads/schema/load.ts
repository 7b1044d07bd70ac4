import * as z from "zod";
import { clearable, optional } from "@/lib/core/clearable";
import { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import { Commodity } from "@/lib/loads/schema/commodity";
import { LoadBorderCrossing } from "@/lib/loads/schema/load-border-crossing";
import { CarrierRequirements, DriverRequirements, TrailerRequirements } from "@/lib/loads/schema/requirements";
import { LoadStop, LoadStopInput } from "@/lib/loads/schema/stop";
import { RequiredEquipment } from "@/lib/vocabulary/equipment";
import { FreeForm } from "@/lib/vocabulary/free-form";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { PositiveQuantity } from "@/lib/vocabulary/numbers";
import { referenceNumbers } from "@/lib/vocabulary/reference-number";
import { ShortText } from "@/lib/vocabulary/text";

export const LoadStatus = z
  .enum(["ON_HOLD", "AVAILABLE", "BOOKED", "CANCELLED", "COMPLETED"])
  .meta({ id: "LoadStatus" });
export type LoadStatus = z.infer<typeof LoadStatus>;
export const Truckload = z.enum(["FULL", "PARTIAL"]).meta({ id: "Truckload" });

const stops = z.array(LoadStopInput).max(64);
const commodities = z.array(Commodity).max(128);
const requiredEquipment = z.array(RequiredEquipment).max(50);

const scalarFields = {
  externalDisplayId: ShortText,
  externalCustomerId: ShortText,
  externalWorkspaceId: ShortText,
  externalOwnerCoverageUserId: ShortText.meta({ description: "The externalId given to a user." }),
  externalOwnerCoverageTeamId: ShortText.meta({ description: "The externalId given to a team." }),
  truckload: Truckload,
  roundTrip: z.boolean(),
  linearFeet: PositiveQuantity,
  maxBuy: PositiveMoney,
  targetRate: PositiveMoney,
};
const requirementFields = {
  trailerRequirements: TrailerRequirements,
  carrierRequirements: CarrierRequirements,
  driverRequirements: DriverRequirements,
};
const listFields = { commodities, requiredEquipment, referenceNumbers };
const requestOnlyFields = {
  borderCrossings: z.array(LoadBorderCrossing).max(8),
  schemaVersionNumber: z.int().min(0).max(2_147_483_647),
};

/** A load as it is sent: a field left out is not changed, `null` clears it. */
export const LoadInput = z
  .object({
    externalId: ShortText.meta({ description: "Your id of the load, its key within the organization." }),
    id: ShortText.optional().meta({ readOnly: true, description: "Our id of the load; may be sent back." }),
    ...clearable({
      status: LoadStatus,
      ...scalarFields,
      ...requirementFields,
      stops,
      ...listFields,
      ...requestOnlyFields,
      assignedCarrier: AssignedCarrierInput,
      metadata: FreeForm,
    }),
  })
  .meta({ id: "LoadInput" });
export type LoadInput = z.infer<typeof LoadInput>;

/** A load as it is answered. Unset fields are absent; lists and `metadata` are always there. */
export const Load = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: ShortText,
    status: LoadStatus,
    ...optional(scalarFields),
    ...optional(requirementFields),
    stops: z.array(LoadStop),
    ...listFields,
    assignedCarrier: AssignedCarrier.optional(),
    // Checked when it came in; going out it is not measured again.
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "Load" });
export type Load = z.infer<typeof Load>;

/** What a load holds beside its answer: sent with it, shown by `/loads/get` alone. */
export const RequestOnlyFields = z.object(optional(requestOnlyFields)).meta({ id: "RequestOnlyLoadFields" });
export type RequestOnlyFields = z.infer<typeof RequestOnlyFields>;

const StoredAssignment = AssignedCarrier.omit({ carrier: true }).extend({ carrierId: z.string().optional() });

/** A load as it is kept: everything its users said of it, nothing that is looked up or filled in for an answer. */
export const LoadDocument = z.object({
  status: LoadStatus,
  ...optional(scalarFields),
  ...optional(requirementFields),
  stops,
  ...listFields,
  ...optional(requestOnlyFields),
  assignedCarrier: StoredAssignment.optional(),
  metadata: FreeForm,
});
export type LoadDocument = z.infer<typeof LoadDocument>;
