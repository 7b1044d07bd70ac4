import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import { BlockedCarriers } from "@/lib/loads/schema/blocked-carrier";
import { CoverageOwner } from "@/lib/loads/schema/coverage-owner";
import { Load, LoadInput, LoadStatus, RequestOnlyFields } from "@/lib/loads/schema/load";
import { Appointment } from "@/lib/loads/schema/stop";
import { StopPlace } from "@/lib/loads/schema/stop-place";
import { Author } from "@/lib/vocabulary/author";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { Instant } from "@/lib/vocabulary/instant";
import { Money } from "@/lib/vocabulary/money";
import { LoadPlace } from "@/lib/vocabulary/place";
import { ShortText, storable } from "@/lib/vocabulary/text";
import { TrailerType } from "@/lib/vocabulary/trailer";

export const Version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: "The load's version: 1 when it is new, one more with each change." });

export const SyncLoadRequest = z.object({
  load: LoadInput.meta({ description: "The load, in whole or what of it changed." }),
  ifVersion: Version.optional().meta({
    description: "Refuse with 409 unless the load is at this version. Goes before the header `If-Match`.",
  }),
  validateOnly: z
    .boolean()
    .optional()
    .meta({ description: "Store nothing; answer what would be stored, and under `changes` what would change." }),
});
export type SyncLoadRequest = z.infer<typeof SyncLoadRequest>;
export const SyncLoadResponse = z.object({
  load: Load.meta({ description: "The load as it is stored now." }),
  changes: z.array(FieldChange).optional().meta({ description: "With `validateOnly`: what would change." }),
});

/** A load by either of its ids. */
export const LoadReference = z
  .object({
    id: ShortText.optional().meta({ description: "Our id of the load. Give this or `externalId`." }),
    externalId: ShortText.optional().meta({ description: "Your id of the load. Give this or `id`." }),
  })
  .refine(({ id, externalId }) => (id === undefined) !== (externalId === undefined), {
    error: "Give either `id` or `externalId`.",
    params: { code: "one_of_two_ids" },
  });

export const GetLoadResponse = z.object({
  load: Load.meta({ description: "The load as `/loads/sync` answers it." }),
  requestOnly: RequestOnlyFields.meta({ description: "What is sent with a load and not in `load`." }),
  version: Version,
  updatedAt: z.iso.datetime().meta({ description: "When the load changed last." }),
  lastSynced: z.record(z.string(), z.unknown()).meta({
    description:
      "Per top-level field what your keys sent last, null where they cleared it; the rest came from the portal.",
  }),
  pinnedPaths: z
    .array(z.string())
    .meta({ description: "Fields whose value a broker holds against the TMS, as paths such as `load.status`." }),
  ownerCoverageUser: CoverageOwner.optional().meta({
    description: "The user who covers the load. Absent while nobody has that `externalId`.",
  }),
  ownerCoverageTeam: CoverageOwner.optional().meta({
    description: "The team that covers the load. Absent while none has that `externalId`.",
  }),
  proposedCarrier: AssignedCarrierInput.optional().meta({
    description: "A carrier that was sent but may not be assigned (yet), with the price it was sent with.",
  }),
  blockedCarriers: BlockedCarriers,
  stopPlaces: z.array(StopPlace).meta({ description: "One for each stop: what its place was understood as." }),
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
      description:
        "Words, at most ten, that must all occur in the ids, reference numbers, customer or places; case and accents do not matter.",
    }),
  status: z.array(LoadStatus).max(5).optional().meta({ description: "Only loads in one of these statuses." }),
  usMxBorderCrossing: z
    .array(UsMxBorderCrossing)
    .max(24)
    .optional()
    .meta({ description: "Only loads over one of these crossings." }),
  trailerType: z.array(TrailerType).max(24).optional().meta({ description: "Only loads that one of these may take." }),
  externalCustomerId: ShortText.optional().meta({ description: "Only loads of this customer." }),
  carrierId: ShortText.optional().meta({ description: "Only loads of the carrier with this id of ours." }),
  ownerUserId: ShortText.optional().meta({
    description: "Only loads covered by this user: your `externalId` of the user, or our id (`user_…`).",
  }),
  ownerTeamId: ShortText.optional().meta({
    description: "Only loads covered by this team: your `externalId` of the team, or our id (`team_…`).",
  }),
  hasOwnerUser: z
    .boolean()
    .optional()
    .meta({ description: "Only loads with (`true`) or without (`false`) a user who covers them. Unset: both." }),
  hasOwnerTeam: z
    .boolean()
    .optional()
    .meta({ description: "Only loads with (`true`) or without (`false`) a team that covers them. Unset: both." }),
  pickupFrom: Instant.optional().meta({
    description: "Only loads whose first appointment starts then or later; ISO 8601 with an offset.",
  }),
  pickupTo: Instant.optional().meta({ description: "Only loads whose first appointment starts before this time." }),
  assigned: z
    .boolean()
    .optional()
    .meta({ description: "Only loads with (`true`) or without (`false`) a carrier. Unset: both." }),
  sort: LoadSort.optional().meta({ description: "`-updatedAt` unless given." }),
  ...pageRequest,
});
export type ListLoadsRequest = z.infer<typeof ListLoadsRequest>;

const StopSummary = z
  .object({
    place: LoadPlace.optional().meta({ description: "Where it is." }),
    appointment: Appointment.optional().meta({ description: "When it is to be made." }),
    timezone: z.string().optional().meta({ description: "IANA time zone of the place." }),
  })
  .meta({ id: "StopSummary", description: "A stop in a list of loads." });

const CarrierSummary = z.object({
  id: z.string().meta({ description: "Our id of the carrier." }),
  displayName: z.string().meta({ description: "The carrier's name." }),
});

/** A row of the list of loads. */
export const LoadSummary = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().meta({ description: "Your id of the load." }),
    externalDisplayId: z.string().meta({ description: "The id people see." }),
    externalCustomerId: z.string().optional().meta({ description: "Your id of the customer." }),
    status: LoadStatus.meta({ description: "Where the load stands." }),
    version: Version,
    createdAt: z.iso.datetime().meta({ description: "When the load was first sent." }),
    updatedAt: z.iso.datetime().meta({ description: "When the load changed last." }),
    stopCount: z.int().meta({ description: "How many stops it has." }),
    origin: StopSummary.optional().meta({ description: "The first stop." }),
    destination: StopSummary.optional().meta({ description: "The last stop. Absent where there is only one." }),
    trailerTypes: z.array(TrailerType).meta({ description: "The trailers that may take it; empty when not said." }),
    usMxBorderCrossings: z
      .array(UsMxBorderCrossing)
      .meta({ description: "The crossings it goes over; empty when not said." }),
    commodityName: z.string().optional().meta({ description: "The first of its commodities." }),
    maxBuy: Money.optional().meta({ description: "The most a carrier may be paid." }),
    targetRate: Money.optional().meta({ description: "What a carrier should be paid." }),
    externalOwnerCoverageUserId: z.string().optional().meta({ description: "Your id of the user who covers it." }),
    externalOwnerCoverageTeamId: z.string().optional().meta({ description: "Your id of the team that covers it." }),
    ownerCoverageUser: CoverageOwner.optional().meta({ description: "That user. Absent while nobody has the id." }),
    ownerCoverageTeam: CoverageOwner.optional().meta({ description: "That team. Absent while none has the id." }),
    assignedCarrier: CarrierSummary.optional().meta({ description: "Its carrier. Absent while it has none." }),
    hasProposedCarrier: z.boolean().meta({ description: "Whether a carrier was sent that may not be assigned (yet)." }),
  })
  .meta({ id: "LoadSummary", description: "A load in a list." });
export type LoadSummary = z.infer<typeof LoadSummary>;

export const ListLoadsResponse = z.object({
  ...pageResponse(LoadSummary),
  total: z.int().optional().meta({ description: "On the first page: how many loads match." }),
});
export type ListLoadsResponse = z.infer<typeof ListLoadsResponse>;

export const LoadChange = z
  .object({
    version: Version.meta({ description: "The load's version after the change." }),
    at: z.iso.datetime().meta({ description: "When it was made." }),
    operation: z.enum(["CREATED", "UPDATED"]).meta({ description: "Whether it made the load or changed it." }),
    actor: Author.meta({ description: "Who made it." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call." }),
    changes: z.array(FieldChange).meta({ description: "What became of which field." }),
    flags: z
      .array(z.string())
      .meta({ description: "What is remarkable about it; the operation's description lists them. Usually empty." }),
  })
  .meta({ id: "LoadChange", description: "One change of a load: what a single call made of it." });
export type LoadChange = z.infer<typeof LoadChange>;

export const LoadHistoryRequest = LoadReference.safeExtend(pageRequest);
export const LoadHistoryResponse = z.object(pageResponse(LoadChange));
