import * as z from "zod";
import { Coordinates } from "@/lib/vocabulary/place";

export const PossiblePlace = z
  .object({
    city: z.string().meta({ description: "City or town." }),
    state: z.string().meta({ description: "State or province, e.g. `TX` or `NLE`." }),
    countryCode: z.string().meta({ description: "`US`, `MX` or `CA`." }),
    ...Coordinates.shape,
    confidence: z.number().meta({ description: "From 0 to 1." }),
  })
  .meta({ id: "PossiblePlace", description: "A place that may have been meant." });
export type PossiblePlace = z.infer<typeof PossiblePlace>;

const ItemIssue = z
  .object({
    path: z.string().meta({ description: "Where in the item, e.g. `stops[0].type`." }),
    code: z.string().meta({ description: "As in the issues of a refused request." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    accepted: z.array(z.string()).optional().meta({ description: "The values that would have been accepted." }),
    limit: z.number().optional().meta({ description: "The bound that was missed." }),
  })
  .meta({ id: "ItemIssue", description: "One thing wrong with an item." });

export const LookupErrorDetails = z
  .object({
    issues: z.array(ItemIssue).optional().meta({ description: "All that is wrong with the item." }),
    stopIndex: z.int().optional().meta({ description: "The stop, counted from 0." }),
    candidate: PossiblePlace.optional().meta({ description: "The likeliest place." }),
    runnerUp: PossiblePlace.optional().meta({ description: "The next likely place." }),
  })
  .meta({ id: "LookupErrorDetails", description: "What helps to put the item right." });
export type LookupErrorDetails = z.infer<typeof LookupErrorDetails>;

/** Codes that both lookups know; the crossings and the rates have further ones. */
export const lookupErrorCodes = [
  "LOCATION_NOT_FOUND",
  "LOCATION_AMBIGUOUS",
  "INVALID_STOPS",
  "UNSUPPORTED_TRAILER",
  "INVALID_ITEM",
] as const;
export type LookupErrorCode = (typeof lookupErrorCodes)[number];
