import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { Coordinates } from "@/lib/vocabulary/place";
import { withPostalCode } from "@/lib/vocabulary/postal-code";
import { LongText, ShortText } from "@/lib/vocabulary/text";
import { trailerCategories, trailerTypes } from "@/lib/vocabulary/trailer.values";

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
    didYouMean: z.array(z.string()).optional().meta({ description: "Which of them, or which field, may be meant." }),
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

/** Why the stops of a route are refused. */
export const StopsReason = z.enum(["too_few_places", "no_place", "same_places", "crossing_off_lane"]).meta({
  id: "InvalidStopsReason",
  description: "What is wrong with the stops of a route; the introduction explains each.",
});
export type StopsReason = z.infer<typeof StopsReason>;

export const stopsReason = StopsReason.optional().meta({
  description: "With `INVALID_STOPS`: what is wrong with them.",
});

const street = LongText.optional().meta({ description: "Street and number." });
const city = LongText.meta({ description: "City or town." });
const state = ShortText.optional().meta({
  description: "State or province, by code or name: `NLE`, `NL`, `Nuevo León`.",
});
const postalCode = ShortText.meta({ description: "ZIP code, código postal or Canadian postal code, as text." });
const countryCode = ShortText.optional().meta({ description: "`US`, `MX` or `CA`; worked out where it is left out." });

const AddressString = z
  .object({
    type: z.literal("ADDRESS_STRING").meta({ description: "One line of text." }),
    address: LongText.meta({ description: "Free-form address, e.g. `Apodaca, NL, Mexico` or `Dallas, TX 75201`." }),
  })
  .meta({ id: "AddressStringPlace", description: "A place as one line of text." });

const Address = withPostalCode(
  z
    .object({
      type: z.literal("ADDRESS").meta({ description: "An address by its parts." }),
      street,
      city: city.optional(),
      state,
      postalCode: postalCode.optional(),
      countryCode,
    })
    .meta({ id: "AddressPlace", description: "A place as an address; any part may be missing." }),
);

const City = z
  .object({ type: z.literal("CITY").meta({ description: "A city or town." }), city, state, countryCode })
  .meta({ id: "CityPlace", description: "A place as a city." });

const PostalCode = withPostalCode(
  z
    .object({ type: z.literal("POSTAL_CODE").meta({ description: "A postal code." }), postalCode, countryCode })
    .meta({ id: "PostalCodePlace", description: "A place as a postal code." }),
);

const LookupPlace = z
  .discriminatedUnion("type", [AddressString, Address, City, PostalCode])
  .meta({ id: "LookupPlace", description: "A place in the US, Mexico or Canada, in one of four forms." });

const LookupPlaceDetails = z
  .object({
    place: LookupPlace.optional().meta({ description: "Where the stop is." }),
    coordinates: Coordinates.optional().meta({ description: "Used as they are when sent; always in answers." }),
  })
  .meta({ id: "LookupPlaceDetails", description: "Where a stop is: a place, coordinates, or both." });

export const LookupStop = z
  .object({
    type: withAliases(z.enum(["PICKUP", "DELIVERY", "BORDER_CROSSING"]), "LookupStopType").meta({
      description: "What happens at the stop. The order of the stops counts, not their type.",
    }),
    placeDetails: LookupPlaceDetails.optional().meta({ description: "Needed at a pickup and a delivery." }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({ description: "The crossing, at a stop of that type." }),
  })
  .meta({ id: "LookupStop", description: "A stop of a lane that is looked up." });
export type LookupStop = z.infer<typeof LookupStop>;

export const TrailerCategory = withAliases(
  z
    .enum(trailerCategories)
    .meta({ id: "TrailerCategory", description: "The kind of trailer that a lane is looked up for." }),
  "TrailerCategory",
);
export type TrailerCategory = z.infer<typeof TrailerCategory>;

export const LookupTrailerRequirements = z
  .object({
    allowedTypes: z
      .array(TrailerCategory)
      .max(trailerTypes.length)
      .optional()
      .meta({ description: "The first decides; a dry van where there is none." }),
  })
  .meta({ id: "LookupTrailerRequirements", description: "The trailer that a lane is looked up for." });
