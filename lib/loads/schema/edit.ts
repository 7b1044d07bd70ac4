import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { Appointment } from "@/lib/loads/schema/appointment";
import { CoverageOwners } from "@/lib/loads/schema/decisions";
import { FormerLoadFields } from "@/lib/loads/schema/import";
import { LoadInput, LoadStatus } from "@/lib/loads/schema/load";
import { Version } from "@/lib/loads/schema/operations";
import { BorderCrossingStrategy, UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { editedLoadsMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

/** What a list changes of a load without opening it. */
export const LoadEdit = z
  .object({
    id: ShortText.meta({ description: "Our id of the load." }),
    ifVersion: Version.optional().meta({
      description: "Leave the load alone unless it is at this version. Unset: at whatever version it is.",
    }),
    status: LoadStatus.optional().meta({ description: "Where the load is to stand." }),
    maxBuy: LoadInput.shape.maxBuy.meta({ description: "The most a carrier may be paid. Null: no limit." }),
    targetRate: LoadInput.shape.targetRate.meta({ description: "What a carrier should be paid. Null: no target." }),
    externalOwnerCoverageUserId: CoverageOwners.shape.externalOwnerCoverageUserId,
    usMxBorderCrossing: UsMxBorderCrossing.nullable().optional().meta({
      description: "Where the load is to cross first; the rest of its crossing stays. Null: not decided.",
    }),
    borderCrossingStrategy: BorderCrossingStrategy.optional().meta({
      description: "How that crossing was chosen. Unset: as before, or not said.",
    }),
    pickupAppointment: Appointment.nullable().optional().meta({
      description: "When the first stop is to be made. Null: not said.",
    }),
  })
  .meta({ id: "LoadEdit", description: "What is to become of a few fields of a load; what is left out stays." });
export type LoadEdit = z.infer<typeof LoadEdit>;

/** What a change of the status may bring along. */
export const LoadEditFlag = z.enum(["odd_status_move", "carrier_released"]).meta({
  id: "LoadEditFlag",
  description: "`odd_status_move`: loads usually do not move so. `carrier_released`: the load loses its carrier.",
});
export type LoadEditFlag = z.infer<typeof LoadEditFlag>;

export const EditLoadsRequest = z.object({
  loads: z
    .array(itemOf(LoadEdit))
    .min(1)
    .max(editedLoadsMax)
    .meta({ description: `1 to ${editedLoadsMax} loads, each with what is to become of it.` }),
  skip: z
    .array(LoadEditFlag)
    .max(LoadEditFlag.options.length)
    .optional()
    .meta({ description: "Leave loads alone whose change would have one of these flags. Unset: none." }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; answer what would become of each load." }),
});
export type EditLoadsRequest = z.infer<typeof EditLoadsRequest>;

const Problem = z
  .object({
    path: z.string().meta({ description: "Where in the load, e.g. `load.stops[0]`." }),
    code: z.string().meta({ description: "A stable word; those of `/loads/save`, and `no_stops`." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
  })
  .meta({ id: "LoadEditProblem", description: "What is odd or wrong about a load that was to be edited." });

export const EditedLoad = z
  .object({
    id: z.string().optional().meta({ description: "Our id of the load, as it was sent. Absent where none was sent." }),
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent for a load not found." }),
    outcome: z.enum(["CHANGED", "UNCHANGED", "SKIPPED", "CHANGED_SINCE", "REFUSED", "NOT_FOUND"]).meta({
      description:
        "`CHANGED`; `UNCHANGED`: it was so already; `SKIPPED`: for one of its `flags`; `CHANGED_SINCE`: it is not at `ifVersion`; `REFUSED`: for its `problems`; `NOT_FOUND`.",
    }),
    version: Version.optional().meta({ description: "The load's version now. Absent for a load not found." }),
    before: FormerLoadFields.optional().meta({
      description: "Where the load changed, or would: what it had before. `/loads/undo-import` gives it back.",
    }),
    flags: z.array(LoadEditFlag).meta({ description: "What the change brings along, or would. Usually empty." }),
    problems: z.array(Problem).meta({ description: "Why it was refused, else what is odd. Usually empty." }),
  })
  .meta({ id: "EditedLoad", description: "What became of a load that was edited." });
export type EditedLoad = z.infer<typeof EditedLoad>;

export const EditLoadsResponse = z.object({
  results: z.array(EditedLoad).meta({ description: "One for each load, in the order of the request." }),
});
export type EditLoadsResponse = z.infer<typeof EditLoadsResponse>;
