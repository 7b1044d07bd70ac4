import * as z from "zod";
import { clearable, optional } from "@/lib/core/clearable";
import { Accessorial } from "@/lib/loads/schema/accessorial";
import { AssignedCarrier, AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import { Commodity } from "@/lib/loads/schema/commodity";
import { customerFields, customerGroups } from "@/lib/loads/schema/customer";
import { Dispatch } from "@/lib/loads/schema/dispatch";
import { LoadBorderCrossing } from "@/lib/loads/schema/load-border-crossing";
import { CarrierRequirements, DriverRequirements, TrailerRequirements } from "@/lib/loads/schema/requirements";
import { SpecialRequirement } from "@/lib/loads/schema/special-requirement";
import { LoadStop, LoadStopInput } from "@/lib/loads/schema/stop";
import { withAliases } from "@/lib/vocabulary/aliases";
import {
  accessorialsMax,
  borderCrossingsMax,
  commoditiesMax,
  metadataDepthMax,
  metadataKibMax,
  requiredEquipmentMax,
  specialRequirementsMax,
  stopsMax,
  versionMax,
} from "@/lib/vocabulary/limits.values";
import { PositiveQuantity } from "@/lib/vocabulary/measure";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { FreeForm, referenceNumbers, ShortText } from "@/lib/vocabulary/text";
import { RequiredEquipment } from "@/lib/vocabulary/trailer";

export const LoadStatus = withAliases(
  z.enum(["ON_HOLD", "AVAILABLE", "BOOKED", "CANCELLED", "COMPLETED"]).meta({
    id: "LoadStatus",
    description: "Where a load stands: held back, open to carriers, covered, given up or delivered.",
  }),
  "LoadStatus",
);
export type LoadStatus = z.infer<typeof LoadStatus>;
const Truckload = withAliases(
  z.enum(["FULL", "PARTIAL"]).meta({ id: "Truckload", description: "Whether the load takes the whole trailer." }),
  "Truckload",
);

const stops = z
  .array(LoadStopInput)
  .max(stopsMax)
  .meta({ description: "The stops in the order in which they are made. Null empties the list." });
const commodities = z.array(Commodity).max(commoditiesMax).meta({ description: "The goods. Empty: not said." });
const requiredEquipment = z
  .array(RequiredEquipment)
  .max(requiredEquipmentMax)
  .meta({ description: "What the carrier must bring along." });
const accessorials = z
  .array(Accessorial)
  .max(accessorialsMax)
  .meta({ description: "Services beyond the haul. Carriers see them. Unset: not said." });
const requirements = z.array(SpecialRequirement).max(specialRequirementsMax).meta({
  description: "What else is asked of driver and truck for the whole load. Carriers see it. Unset: not said.",
});
const loadNumbers = referenceNumbers.meta({ description: "Numbers by which the load is known, e.g. of the PO." });

const scalarFields = {
  externalDisplayId: ShortText.meta({ description: "The id people see; your `externalId` until you send another." }),
  ...customerFields,
  externalWorkspaceId: ShortText.meta({ description: "Your id of the workspace the load belongs to." }),
  externalOwnerCoverageUserId: ShortText.meta({
    description: "The `externalId` of the user who covers the load; one not known yet is kept, with a warning.",
  }),
  externalOwnerCoverageTeamId: ShortText.meta({
    description: "The `externalId` of the team that covers the load; one not known yet is kept, with a warning.",
  }),
  truckload: Truckload.meta({ description: "Whether the load takes the whole trailer. Unset: not said." }),
  roundTrip: z.boolean().meta({ description: "Whether the truck comes back to where it started. Unset: not said." }),
  linearFeet: PositiveQuantity.meta({ description: "How many feet of the trailer's floor the load takes." }),
  maxBuy: PositiveMoney.meta({
    description: "The most a carrier may be paid. Unset: no limit.",
  }),
  targetRate: PositiveMoney.meta({
    description: "What a carrier should be paid. Unset: no target.",
  }),
  cargoValue: PositiveMoney.meta({
    description: "What the goods are worth. Carriers see it once their bid is accepted.",
  }),
};
const groupFields = {
  trailerRequirements: TrailerRequirements.meta({
    description: "What the trailer must be like. Unset: nothing is asked for.",
  }),
  carrierRequirements: CarrierRequirements.meta({
    description: "What the carrier must have. Unset: nothing is asked for.",
  }),
  driverRequirements: DriverRequirements.meta({
    description: "What the driver must have. Unset: nothing is asked for.",
  }),
  ...customerGroups,
  accessorials,
  requirements,
  dispatch: Dispatch.meta({
    description: "The truck and the driver. It goes when the load's carrier goes; carriers see it once accepted.",
  }),
};
const listFields = { commodities, requiredEquipment, referenceNumbers: loadNumbers };
const requestOnlyFields = {
  borderCrossings: z
    .array(LoadBorderCrossing)
    .max(borderCrossingsMax)
    .meta({ description: "Where the load crosses the border; answered by `/loads/get` alone, under `requestOnly`." }),
  schemaVersionNumber: z.int().min(0).max(versionMax).meta({
    description: "The form your body speaks; 1 is the present one, and a higher one is read as 1 with a warning.",
  }),
};

/** A load as it is sent: a field left out is not changed, `null` clears it. */
export const LoadInput = z
  .object({
    externalId: ShortText.meta({
      description: "Your id of the load: its key within your organization, never changed.",
    }),
    id: ShortText.optional().meta({
      readOnly: true,
      description: "Our id of the load; may be sent back, but the id of another load is refused.",
    }),
    ...clearable({
      status: LoadStatus.meta({
        description: "Where the load stands. Null changes nothing; a new load is ON_HOLD unless you say otherwise.",
      }),
      ...scalarFields,
      ...groupFields,
      stops,
      ...listFields,
      ...requestOnlyFields,
      assignedCarrier: AssignedCarrierInput.meta({ description: "The carrier and its price. Null takes both off." }),
      metadata: FreeForm.meta({
        description: `Yours to fill: any JSON, at most ${metadataKibMax} KiB and ${metadataDepthMax} levels deep; merged by its top-level keys.`,
      }),
    }),
  })
  .meta({ id: "LoadInput", description: "A load as it is sent: a field left out is not changed, `null` clears it." });
export type LoadInput = z.infer<typeof LoadInput>;

/** A load as it is answered. Unset fields are absent; lists and `metadata` are always there. */
export const Load = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: ShortText.meta({ description: "Your id of the load." }),
    status: LoadStatus.meta({ description: "Where the load stands." }),
    ...optional(scalarFields),
    ...optional(groupFields),
    stops: z.array(LoadStop).meta({ description: "The stops in the order in which they are made; always there." }),
    ...listFields,
    assignedCarrier: AssignedCarrier.optional().meta({
      description: "The assignment in force. Absent while there is none.",
    }),
    // Its size was checked when it was sent; an answer need not measure it again.
    metadata: z
      .record(z.string(), z.unknown())
      .meta({ description: "Your keys and values, as they were sent; always there." }),
  })
  .meta({
    id: "Load",
    description: "A load as it is answered. Unset fields are absent; lists and `metadata` are always there.",
  });
export type Load = z.infer<typeof Load>;

/** Fields that are sent with a load and answered by `/loads/get` alone. */
export const RequestOnlyFields = z
  .object(optional(requestOnlyFields))
  .meta({ id: "RequestOnlyLoadFields", description: "What is sent with a load and answered by `/loads/get` alone." });
export type RequestOnlyFields = z.infer<typeof RequestOnlyFields>;

const StoredAssignment = AssignedCarrier.omit({ carrier: true }).extend({ carrierId: z.string().optional() });

/** A load as it is stored: what was sent or entered, without anything looked up or filled in for an answer. */
export const LoadDocument = z.object({
  status: LoadStatus,
  ...optional(scalarFields),
  ...optional(groupFields),
  stops,
  ...listFields,
  ...optional(requestOnlyFields),
  assignedCarrier: StoredAssignment.optional(),
  metadata: FreeForm,
});
export type LoadDocument = z.infer<typeof LoadDocument>;
