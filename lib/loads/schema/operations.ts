import * as z from "zod";
import { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import { Load, LoadInput, RequestOnlyFields } from "@/lib/loads/schema/load";
import { Author } from "@/lib/vocabulary/author";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { versionMax } from "@/lib/vocabulary/limits.values";
import { PossiblePlace } from "@/lib/vocabulary/lookup-stop";
import { PlaceContradictionReason } from "@/lib/vocabulary/place-contradiction";
import { NoteText, ShortText } from "@/lib/vocabulary/text";

export const BlockNote = NoteText.optional().meta({ description: "Why, in the words of who blocked it." });

/** As it is answered. Only the carrier's id is stored; its name is looked up. */
export const BlockedCarrier = z
  .object({
    carrierId: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "The carrier's name." }),
    note: BlockNote,
    by: Author.meta({ description: "Who blocked it." }),
    at: z.iso.datetime().meta({ description: "When it was blocked." }),
  })
  .meta({ id: "BlockedCarrier", description: "A carrier that may neither see a load nor be assigned to it." });
export type BlockedCarrier = z.infer<typeof BlockedCarrier>;

export const BlockedCarriers = z
  .array(BlockedCarrier)
  .meta({ description: "Carriers that a broker blocked for this load: they neither see it nor may be assigned." });

export const CoverageOwner = z
  .object({
    id: z.string().meta({ description: "Our id of the user or team." }),
    name: z.string().meta({ description: "The name." }),
  })
  .meta({ id: "CoverageOwner", description: "Who covers a load." });

/** The place that was recognised for a stop. */
export const StopPlace = z
  .object({
    filledIn: z
      .array(z.enum(["coordinates", "place.countryCode", "timezone"]))
      .meta({ description: "Which fields of `location` nobody gave: they follow from the rest of it." }),
    candidate: PossiblePlace.optional().meta({
      description: "The likeliest place. It is used from a confidence of 0.5 on; absent where none was recognised.",
    }),
    runnerUp: PossiblePlace.optional().meta({ description: "The next likely place." }),
    contradicts: PlaceContradictionReason.optional().meta({
      description:
        "What of it contradicts itself, as the `reason` of the warning `place_contradicts`. Absent: nothing.",
    }),
  })
  .meta({ id: "StopPlace", description: "What a stop's place was understood as." });
export type StopPlace = z.infer<typeof StopPlace>;

export const Version = z
  .int()
  .min(1)
  .max(versionMax)
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

export const SaveLoadRequest = z.object({
  load: LoadInput.meta({ description: "The load, in whole or the top-level fields that are to be replaced." }),
  ifVersion: Version.optional().meta({
    description:
      "The version the save stands on; needed for a load that exists. 409 when the load is at another. Goes before the header `If-Match`.",
  }),
  validateOnly: SyncLoadRequest.shape.validateOnly,
});
export type SaveLoadRequest = z.infer<typeof SaveLoadRequest>;

/** A load by either of its ids. */
/** What lists of things that belong to loads take: both ids of the load, and `loadId` from before. */
export const wantedLoad = {
  id: ShortText.optional().meta({ description: "Only of the load with this id of ours." }),
  externalId: ShortText.optional().meta({ description: "Only of the load with this id of yours." }),
  loadId: ShortText.optional().meta({ description: "The same as `id`." }),
};

export const LoadReference = z
  .object({
    id: ShortText.optional().meta({ description: "Our id of the load. Give this or `externalId`." }),
    externalId: ShortText.optional().meta({ description: "Your id of the load. Give this or `id`." }),
  })
  .refine(({ id, externalId }) => (id === undefined) !== (externalId === undefined), {
    error: "Give either `id` or `externalId`.",
    params: { code: "one_of_two_ids" },
  });

/** The warnings of a write that are told of the load as it is, too. What is merely missing is not among them. */
export const loadDoubtCodes = [
  "characters_lost",
  "postal_code_unknown",
  "state_unknown",
  "range_reversed",
  "stops_out_of_order",
  "unusual_window",
  "unusual_date",
  "too_little_time",
  "pickup_missing",
  "delivery_missing",
  "unpaired_stop",
  "stop_repeated",
  "carrier_missing",
  "far_detour",
  "crossing_without_border",
  "unusual_transit",
  "unusual_miles",
  "unusual_weight",
  "unusual_size",
  "unusual_temperature",
  "temperature_without_reefer",
  "hazmat_contradicts",
  "hazmat_class_differs",
  "un_number_unusual",
  "unusual_requirement",
  "fast_without_ctpat",
  "target_above_max_buy",
] as const;

const LoadDoubt = z
  .object({
    path: z.string().meta({ description: "The field, such as `load.stops[1].appointment`." }),
    code: z.enum(loadDoubtCodes).meta({ description: "As the `code` of the warning that a write answers." }),
  })
  .meta({ id: "LoadDoubt", description: "What of a load is hardly meant as it stands." });
export type LoadDoubt = z.infer<typeof LoadDoubt>;

const OverwrittenEdit = z
  .object({
    fields: z.array(FieldChange).meta({ description: "What the sync made of the values: `before` is the edit." }),
    replacedBy: Author.meta({ description: "Who sent the other values." }),
    editedBy: Author.meta({ description: "Who had set them." }),
    at: z.iso.datetime().meta({ description: "When they were replaced." }),
  })
  .meta({ id: "OverwrittenEdit", description: "What a sync made of values that a user of the portal had set." });

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
  crossingRestricted: z.literal(true).optional().meta({
    description: "The crossing that it names is reported not to take its freight, such as hazmat. Absent otherwise.",
  }),
  doubts: z.array(LoadDoubt).optional().meta({
    description: "What of the load is hardly meant as it stands; nothing is refused for it. Absent: nothing.",
  }),
  miles: z.int().optional().meta({
    description: "Road miles of all legs, over the first crossing named. Absent while a stop's place is not certain.",
  }),
  overwrittenEdit: OverwrittenEdit.optional().meta({
    description:
      "The edit that a sync replaced last. Absent where there was none, once a user changed the load since, and in answers to a save.",
  }),
});
export type GetLoadResponse = z.infer<typeof GetLoadResponse>;

export const SaveLoadResponse = z.object({
  ...GetLoadResponse.shape,
  changes: SyncLoadResponse.shape.changes,
});
