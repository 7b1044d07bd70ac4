import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import { Load, LoadInput, LoadStatus, RequestOnlyFields } from "@/lib/loads/schema/load";
import { Appointment } from "@/lib/loads/schema/stop";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { Instant } from "@/lib/vocabulary/instant";
import { Money } from "@/lib/vocabulary/money";
import { LoadPlace } from "@/lib/vocabulary/place";
import { ShortText, storable } from "@/lib/vocabulary/text";
import { TrailerType } from "@/lib/vocabulary/trailer";

const Version = z.int().min(1).max(2_147_483_647);

export const FieldChange = z
  .object({
    path: z.string().meta({ description: "E.g. `load.stops[0].location.timezone`." }),
    before: z.unknown().optional().meta({ description: "Null or absent when the field was unset." }),
    after: z.unknown().optional().meta({ description: "Null or absent when the field is now unset." }),
  })
  .meta({ id: "FieldChange" });
export type FieldChange = z.infer<typeof FieldChange>;

export const SyncLoadRequest = z.object({
  load: LoadInput,
  ifVersion: Version.optional().meta({ description: "Refuse with 409 unless the load is at this version." }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; answer what would be stored." }),
});
export type SyncLoadRequest = z.infer<typeof SyncLoadRequest>;
export const SyncLoadResponse = z.object({
  load: Load,
  changes: z.array(FieldChange).optional().meta({ description: "With `validateOnly`: what would change." }),
});

/** A load by either of its ids. */
export const LoadReference = z
  .object({ id: ShortText.optional(), externalId: ShortText.optional() })
  .refine(({ id, externalId }) => (id === undefined) !== (externalId === undefined), {
    error: "Give either `id` or `externalId`.",
    params: { code: "one_of_two_ids" },
  });

export const GetLoadResponse = z.object({
  load: Load,
  requestOnly: RequestOnlyFields,
  version: Version,
  updatedAt: z.iso.datetime(),
  /** Per top-level field what the organization's keys sent last; the rest was said by users of the portal. */
  lastSynced: z.record(z.string(), z.unknown()).meta({ description: "What your keys sent last, field by field." }),
  pinnedPaths: z.array(z.string()).meta({ description: "Fields whose value a broker holds against the TMS." }),
  proposedCarrier: AssignedCarrierInput.optional().meta({
    description: "A carrier that was sent but may not be assigned (yet).",
  }),
});
export type GetLoadResponse = z.infer<typeof GetLoadResponse>;

export const LoadSort = z
  .enum(["-updatedAt", "updatedAt", "pickupAt", "-pickupAt", "displayId", "-displayId", "-maxBuy", "maxBuy"])
  .meta({ description: "The column to sort by; a leading minus means descending. Unset values come last." });
export type LoadSort = z.infer<typeof LoadSort>;

export const ListLoadsRequest = z.object({
  query: z
    .string()
    .trim()
    .max(255)
    .refine(...storable)
    .optional()
    .meta({
      description: "Words that must all occur in the ids, reference numbers, customer or places.",
    }),
  status: z.array(LoadStatus).max(5).optional(),
  usMxBorderCrossing: z.array(UsMxBorderCrossing).max(24).optional(),
  trailerType: z.array(TrailerType).max(24).optional(),
  externalCustomerId: ShortText.optional(),
  ownerUserId: ShortText.optional().meta({ description: "The externalId of the coverage owner." }),
  ownerTeamId: ShortText.optional().meta({ description: "The externalId of the coverage team." }),
  pickupFrom: Instant.optional(),
  pickupTo: Instant.optional(),
  assigned: z.boolean().optional().meta({ description: "Only loads with, or only loads without a carrier." }),
  sort: LoadSort.optional().meta({ description: "`-updatedAt` unless given." }),
  ...pageRequest,
});
export type ListLoadsRequest = z.infer<typeof ListLoadsRequest>;

const StopSummary = z
  .object({ place: LoadPlace.optional(), appointment: Appointment.optional(), timezone: z.string().optional() })
  .meta({ id: "StopSummary" });

/** A row of the list of loads. */
export const LoadSummary = z
  .object({
    id: z.string(),
    externalId: z.string(),
    externalDisplayId: z.string(),
    externalCustomerId: z.string().optional(),
    status: LoadStatus,
    version: Version,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    stopCount: z.int(),
    origin: StopSummary.optional(),
    destination: StopSummary.optional(),
    trailerTypes: z.array(TrailerType),
    usMxBorderCrossings: z.array(UsMxBorderCrossing),
    commodityName: z.string().optional(),
    maxBuy: Money.optional(),
    targetRate: Money.optional(),
    externalOwnerCoverageUserId: z.string().optional(),
    externalOwnerCoverageTeamId: z.string().optional(),
    assignedCarrier: z.object({ id: z.string(), displayName: z.string() }).optional(),
    hasProposedCarrier: z.boolean(),
  })
  .meta({ id: "LoadSummary" });
export type LoadSummary = z.infer<typeof LoadSummary>;

export const ListLoadsResponse = z.object({
  ...pageResponse(LoadSummary),
  total: z.int().optional().meta({ description: "On the first page: how many loads match." }),
});
export type ListLoadsResponse = z.infer<typeof ListLoadsResponse>;

export const LoadChangeActor = z
  .object({ type: z.enum(["apiKey", "user", "system"]), id: z.string().optional(), name: z.string() })
  .meta({ id: "LoadChangeActor" });

export const LoadChange = z
  .object({
    version: Version,
    at: z.iso.datetime(),
    operation: z.enum(["CREATED", "UPDATED"]),
    actor: LoadChangeActor,
    requestId: z.string(),
    changes: z.array(FieldChange),
    flags: z.array(z.string()),
  })
  .meta({ id: "LoadChange" });
export type LoadChange = z.infer<typeof LoadChange>;

export const LoadHistoryRequest = LoadReference.safeExtend(pageRequest);
export const LoadHistoryResponse = z.object(pageResponse(LoadChange));

export const PinFieldRequest = z.object({
  id: ShortText,
  path: z
    .string()
    .max(500)
    .regex(/^load\.[A-Za-z]/)
    .meta({ description: "E.g. `load.stops[0].location.timezone`." }),
  pinned: z.boolean(),
});
export type PinFieldRequest = z.infer<typeof PinFieldRequest>;
export const PinFieldResponse = z.object({ pinnedPaths: z.array(z.string()), version: Version });
export type PinFieldResponse = z.infer<typeof PinFieldResponse>;
