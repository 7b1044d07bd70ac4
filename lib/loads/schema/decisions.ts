import * as z from "zod";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { namedCarrier, needsCarrier } from "@/lib/carriers/schema/reference";
import { BlockedCarriers, BlockNote, LoadReference, Version } from "@/lib/loads/schema/operations";
import { reassignedLoadsMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

export { blockedCarriersMax, pinsMax } from "@/lib/vocabulary/limits.values";

const externalIds = (whose: string) =>
  z
    .array(ShortText)
    .max(2000)
    .optional()
    .meta({ description: `The \`externalId\` of each ${whose} to count for; known or not.` });

export const CountLoadsByOwnerRequest = z.object({
  userExternalIds: externalIds("user"),
  teamExternalIds: externalIds("team"),
});
export type CountLoadsByOwnerRequest = z.infer<typeof CountLoadsByOwnerRequest>;

const OwnerLoadCount = z
  .object({
    externalId: z.string().meta({ description: "The `externalId` asked for." }),
    count: z.int().meta({ description: "How many loads it covers, in whatever status." }),
  })
  .meta({ id: "OwnerLoadCount", description: "How many loads an owner covers." });

export const CountLoadsByOwnerResponse = z.object({
  users: z.array(OwnerLoadCount).meta({ description: "In the order of `userExternalIds`." }),
  teams: z.array(OwnerLoadCount).meta({ description: "In the order of `teamExternalIds`." }),
});
export type CountLoadsByOwnerResponse = z.infer<typeof CountLoadsByOwnerResponse>;

export const CoverageOwners = z.object({
  externalOwnerCoverageUserId: ShortText.nullable()
    .optional()
    .meta({ description: "The `externalId` of the user who covers the load. Null: no user." }),
  externalOwnerCoverageTeamId: ShortText.nullable()
    .optional()
    .meta({ description: "The `externalId` of the team that covers the load. Null: no team." }),
});
export type CoverageOwners = z.infer<typeof CoverageOwners>;

const isGiven = (owner: string | null | undefined) => owner !== undefined;

export const ReassignLoadsRequest = z
  .object({
    ids: z.array(ShortText).min(1).max(reassignedLoadsMax).meta({ description: "Our ids of the loads." }),
    externalOwnerCoverageUserId: CoverageOwners.shape.externalOwnerCoverageUserId.meta({
      description: "The `externalId` of the user who is to cover them. Null: no user. Left out: the user stays.",
    }),
    externalOwnerCoverageTeamId: CoverageOwners.shape.externalOwnerCoverageTeamId.meta({
      description: "The `externalId` of the team that is to cover them. Null: no team. Left out: the team stays.",
    }),
    ifOwners: CoverageOwners.optional().meta({
      description: "Leave loads alone whose owners are not these; an owner left out may be anyone.",
    }),
    validateOnly: z.boolean().optional().meta({ description: "Store nothing; answer what would become of each load." }),
  })
  .refine((owners) => [owners.externalOwnerCoverageUserId, owners.externalOwnerCoverageTeamId].some(isGiven), {
    error: "Give a user, a team or both.",
    params: { code: "owner_missing" },
  });
export type ReassignLoadsRequest = z.infer<typeof ReassignLoadsRequest>;

export const ReassignedLoad = z
  .object({
    id: z.string().meta({ description: "Our id of the load, as it was sent." }),
    outcome: z.enum(["CHANGED", "UNCHANGED", "CONFLICT", "NOT_FOUND"]).meta({
      description:
        "`CHANGED`; `UNCHANGED`: it was theirs already; `CONFLICT`: its owners are not those of `ifOwners`; `NOT_FOUND`.",
    }),
    version: Version.optional().meta({ description: "The load's version now. Absent for a load not found." }),
    before: CoverageOwners.optional().meta({ description: "Whose it was. Absent for a load not found." }),
  })
  .meta({ id: "ReassignedLoad", description: "What became of a load that was given to another owner." });
export type ReassignedLoad = z.infer<typeof ReassignedLoad>;

export const ReassignLoadsResponse = z.object({
  results: z.array(ReassignedLoad).meta({ description: "In the order of `ids`." }),
});

const LoadAndCarrier = LoadReference.safeExtend(namedCarrier).refine(...needsCarrier);

export const BlockCarrierRequest = LoadAndCarrier.safeExtend({ note: BlockNote });
export type BlockCarrierRequest = z.infer<typeof BlockCarrierRequest>;
export const UnblockCarrierRequest = LoadAndCarrier;
export type UnblockCarrierRequest = z.infer<typeof UnblockCarrierRequest>;
export const BlockedCarriersResponse = z.object({
  blockedCarriers: BlockedCarriers,
  version: Version,
});
export type BlockedCarriersResponse = z.infer<typeof BlockedCarriersResponse>;

export const CheckCarrierRequest = LoadAndCarrier;
export type CheckCarrierRequest = z.infer<typeof CheckCarrierRequest>;
export const CheckCarrierResponse = z.object({
  meaning: Eligibility.meta({ description: "What the relationship with the carrier means for this load." }),
});
export type CheckCarrierResponse = z.infer<typeof CheckCarrierResponse>;

export const PinFieldRequest = LoadReference.safeExtend({
  path: z
    .string()
    .max(500)
    .regex(/^load\.[A-Za-z]/)
    .meta({
      description: "The field, e.g. `load.stops[0].location.timezone`, or an object or list with all that is in it.",
    }),
  pinned: z.boolean().meta({ description: "Whether to hold the value or to let it go." }),
});
export type PinFieldRequest = z.infer<typeof PinFieldRequest>;
export const PinFieldResponse = z.object({
  pinnedPaths: z.array(z.string()).meta({ description: "All fields of the load that are held." }),
  version: Version,
});
export type PinFieldResponse = z.infer<typeof PinFieldResponse>;
