import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** What public sources say about a truck crossing (BTS, CBP, SAT); notes name their source and date. */
export const CrossingFacts = z.object({
  id: UsMxBorderCrossing,
  name: z.string(),
  cbpPortCode: z.string(),
  usCity: z.string(),
  mxCity: z.string(),
  mxState: z.string(),
  satCustomsCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Kilometres of highway from the crossing to markets and junctions in Mexico. */
  mexicanHighwayKm: z.record(z.string(), z.number()),
  /** Trucks a year entering the US, by year; null where a year is not published yet. */
  northboundTrucks: z.record(z.string(), z.number().nullable()),
  /** Hours of the port in 2022, not always those of cargo. */
  portHours2022: z.string(),
  commercialLanesMax2022: z.number().nullable(),
  fastLane: z.boolean(),
  hoursNote: z.string().optional(),
  hazmatNote: z.string().optional(),
  emptiesNote: z.string().optional(),
  usdaNote: z.string().optional(),
  noteNote: z.string().optional(),
  /** The crossing's own constant in the choice model. */
  logitConstant: z.number(),
  /** Logarithm of its share of produce against its share of everything. */
  produceLogRatio: z.number(),
});
export type CrossingFacts = z.infer<typeof CrossingFacts>;

/** A crossing that does not take something, as somebody reported it; counts while it is on, from `from` to `until`. */
export const Restriction = z
  .object({
    crossing: UsMxBorderCrossing.meta({ description: "The crossing." }),
    kind: z.enum(["NO_CARGO", "NO_HAZMAT"]).meta({ description: "What it does not take." }),
    servedBy: UsMxBorderCrossing.optional().meta({
      description: "Where what is not taken here crosses instead; absent where it is wherever else the lane leads.",
    }),
    isOn: z.boolean().meta({ description: "Whether it counts." }),
    from: z.iso.date().optional().meta({ description: "The first day it counts." }),
    until: z.iso.date().optional().meta({ description: "The last day it counts." }),
    reportedOn: z.iso.date().meta({ description: "When it was reported." }),
    source: z.string().meta({ description: "Who reported it, and what." }),
  })
  .meta({ id: "CrossingRestriction", description: "Something that a crossing is reported not to take." });
export type Restriction = z.infer<typeof Restriction>;

/** Why a crossing stands where it stands; the portal words it. */
export const RankingReason = z
  .enum(["OWN_HISTORY", "TOWN_AT_CROSSING", "SHORTEST", "SMALL_DETOUR", "USED_BETWEEN_STATES", "BUSY", "PRODUCE"])
  .meta({ id: "RankingReason", description: "Why a crossing stands where it stands." });
export type RankingReason = z.infer<typeof RankingReason>;

/** A crossing as a lane's trucks would choose it. */
export const RankedCrossing = z
  .object({
    id: UsMxBorderCrossing.meta({ description: "The crossing." }),
    probability: z.number().meta({ description: "Share of trucks that choose it, 0 to 1." }),
    isListed: z.boolean().meta({ description: "Whether it is recommended." }),
    milesUs: z.number().meta({ description: "Road miles in the US and Canada." }),
    milesMx: z.number().meta({ description: "Road miles in Mexico." }),
    detourMiles: z.number().meta({ description: "More road miles than over the shortest crossing." }),
    publicShare: z.number().optional().meta({
      description: "Share of its port in what BTS counted between the two states; absent where nothing was.",
    }),
    ownLoads: z.int().meta({ description: "Your own loads between the two markets that used it." }),
    reasons: z
      .array(RankingReason)
      .meta({ description: "Why it stands there; none where hardly any truck chooses it." }),
  })
  .meta({ id: "RankedCrossing", description: "A crossing as the trucks of a route would choose it." });
export type RankedCrossing = z.infer<typeof RankedCrossing>;

/** What speaks against a crossing that somebody chose. It is said, never refused. */
export const CrossingDoubt = z
  .discriminatedUnion("code", [
    z
      .object({
        code: z.literal("RESTRICTED").meta({ description: "It is reported not to take this freight." }),
        restriction: Restriction.meta({ description: "What is reported, when and by whom." }),
      })
      .meta({ id: "RestrictedDoubt", description: "The crossing is reported not to take this freight." }),
    z
      .object({
        code: z.literal("FAR_DETOUR").meta({ description: "100 miles or more longer than the shortest." }),
        detourMiles: z.number().meta({ description: "More road miles than over the shortest crossing." }),
      })
      .meta({ id: "FarDetourDoubt", description: "The crossing is a far detour." }),
    z
      .object({
        code: z.literal("UNLIKELY").meta({ description: "Fewer than 1 of 100 trucks choose it." }),
        probability: z.number().meta({ description: "Share of trucks that choose it, 0 to 1." }),
      })
      .meta({ id: "UnlikelyDoubt", description: "Hardly any truck chooses the crossing." }),
  ])
  .meta({ id: "CrossingDoubt", description: "What speaks against a crossing that was chosen." });
export type CrossingDoubt = z.infer<typeof CrossingDoubt>;
