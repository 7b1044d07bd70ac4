import * as z from "zod";
import { lenient } from "@/lib/core/lenience";
import { Appointment, MomentAtStop } from "@/lib/loads/schema/appointment";
import { Pieces } from "@/lib/loads/schema/commodity";
import { LoadContact } from "@/lib/loads/schema/contact";
import { SpecialRequirement } from "@/lib/loads/schema/special-requirement";
import { readMexicanZone, readOffsetZone } from "@/lib/loads/schema/stop-zone";
import { withAliases } from "@/lib/vocabulary/aliases";
import { specialRequirementsMax, stopContactsMax } from "@/lib/vocabulary/limits.values";
import { Count, Distance, PositiveQuantity, Volume, Weight } from "@/lib/vocabulary/measure";
import { Coordinates, LoadPlace, Timezone } from "@/lib/vocabulary/place";
import { LongText, NoteText, referenceNumbers, ShortText } from "@/lib/vocabulary/text";

export const StopType = withAliases(
  z.enum(["PICKUP", "DELIVERY"]).meta({ id: "StopType", description: "Whether freight comes on or off at the stop." }),
  "StopType",
);
const CarrierPreapproval = z.enum(["NONE", "REQUIRED", "FIXED_LIST"]).meta({
  id: "CarrierPreapproval",
  description: "Which carriers the location lets in: any, those it approved before, or those on its list.",
});
const LoadingMethod = z.enum(["LIVE", "DROP"]).meta({
  id: "LoadingMethod",
  description: "Whether the driver waits while the trailer is loaded or unloaded (LIVE), or leaves it there (DROP).",
});
const SecurityEscortProvider = z.enum(["NONE", "CARRIER", "PROVIDER", "SHIPPER"]).meta({
  id: "SecurityEscortProvider",
  description: "Who sends the security escort: nobody, the carrier, a security company or the shipper.",
});

const InboundTransitRequirements = z
  .object({
    maximumExpectedMinutes: Count.optional().meta({ description: "How long the way is expected to take at most." }),
    securityEscortProvider: SecurityEscortProvider.optional().meta({ description: "Who sends the security escort." }),
    teamDriverRequired: z.boolean().optional().meta({ description: "Whether two drivers are needed." }),
    trackingRequired: z.boolean().optional().meta({ description: "Whether the truck must be tracked." }),
  })
  .meta({ id: "InboundTransitRequirements", description: "What holds on the way to the stop. Unset: not said." });

const BeforeAndAfter = z
  .object({
    requiredBefore: z.boolean().optional().meta({ description: "Required before the stop. Unset: not said." }),
    requiredAfter: z.boolean().optional().meta({ description: "Required after the stop. Unset: not said." }),
  })
  .meta({ id: "RequiredBeforeAndAfter", description: "Whether something must be done before or after a stop." });

const StopPieces = lenient(
  Pieces.pick({ type: true, count: true }).meta({
    id: "StopPieces",
    description: "How many pieces come on or off at a stop, and of what kind.",
  }),
  { nothingWithout: ["count"] },
);

const locationFields = {
  externalId: ShortText.optional().meta({
    description: "Your code of the site; the same on each of its stops. Carriers never see it.",
  }),
  taxId: ShortText.optional().meta({
    description: "Tax number of who ships or receives there; in Mexico its RFC. Carriers see it once accepted.",
  }),
  facilityName: LongText.optional().meta({
    description:
      "What the site is called, e.g. the plant or the warehouse. Carriers see it once their bid is accepted.",
  }),
  openingHours: LongText.optional().meta({
    description: "When the site is open, in words, e.g. `Mon–Fri 07:00–15:00`. Carriers see it.",
  }),
  place: LoadPlace.optional().meta({ description: "The address, or as much of it as is known." }),
  coordinates: Coordinates.optional().meta({
    description: "The point on the map. Latitude and longitude go together.",
  }),
  timezone: Timezone.optional().meta({
    description: "IANA time zone, e.g. `America/Monterrey`; appointments without an offset are read in it.",
  }),
  isCtpatCertified: z
    .boolean()
    .optional()
    .meta({ description: "Whether it is CTPAT certified (US). Unset: not said." }),
  isPipCertified: z
    .boolean()
    .optional()
    .meta({ description: "Whether it is PIP certified (Canada). Unset: not said." }),
  isOeaCertified: z
    .boolean()
    .optional()
    .meta({ description: "Whether it is OEA certified (Mexico). Unset: not said." }),
};

const stopFields = {
  type: StopType.meta({ description: "Whether freight comes on or off." }),
  externalId: ShortText.optional().meta({
    description: "Your id of the stop; a later sync finds the stop by it. Unset: by position.",
  }),
  appointment: Appointment.optional().meta({ description: "When the stop is to be made. Unset: not said." }),
  arrivedAt: MomentAtStop.optional().meta({
    description: "When the truck was there, written as the appointment's times are. Carriers never see it.",
  }),
  departedAt: MomentAtStop.optional().meta({ description: "When it left again. Carriers never see it." }),
  referenceNumbers: referenceNumbers.optional().meta({ description: "Numbers of this stop, e.g. of the appointment." }),
  contacts: z
    .array(LoadContact)
    .max(stopContactsMax)
    .optional()
    .meta({ description: "Whom to talk to there. Carriers see them once their bid is accepted." }),
  instructions: NoteText.optional().meta({
    description: "What the carrier must know or do there. Carriers see it once their bid is accepted.",
  }),
  weight: Weight.optional().meta({ description: "What comes on or off here weighs this much. Carriers see it." }),
  pieces: StopPieces.optional().meta({ description: "What comes on or off here. Carriers see it." }),
  volume: Volume.optional().meta({ description: "What comes on or off here takes this much room. Carriers see it." }),
  requirements: z
    .array(SpecialRequirement)
    .max(specialRequirementsMax)
    .optional()
    .meta({ description: "What the site asks of driver and truck. Carriers see it. Unset: not said." }),
  distance: Distance.optional().meta({
    description: "How far your TMS says it is from the stop before. Carriers see our own miles.",
  }),
  dropDurationHours: PositiveQuantity.optional().meta({ description: "How many hours a dropped trailer may stay." }),
  driverAssistRequired: z.boolean().optional().meta({
    description: "Whether the driver helps to load or unload. Unset: not said.",
  }),
  inboundTransitRequirements: InboundTransitRequirements.optional().meta({
    description: "What holds on the way to this stop. Unset: not said.",
  }),
  fumigation: BeforeAndAfter.optional().meta({ description: "When the trailer must be fumigated. Unset: not said." }),
  scaleTicket: BeforeAndAfter.optional().meta({ description: "When the truck must be weighed. Unset: not said." }),
};

const preapproval = "Which carriers the location lets in";

const LoadLocationInput = lenient(
  z
    .object({
      ...locationFields,
      carrierPreapproval: CarrierPreapproval.optional().meta({
        description: `${preapproval}. Unset is answered as NONE.`,
      }),
    })
    .meta({ id: "LoadLocationInput", description: "Where a stop is." }),
  { read: readMexicanZone },
);

const LoadLocation = z
  .object({
    ...locationFields,
    carrierPreapproval: CarrierPreapproval.meta({ description: `${preapproval}; NONE where nobody said.` }),
  })
  .meta({ id: "LoadLocation", description: "Where a stop is." });

const loading = "Whether the driver waits or leaves the trailer";
/** A stop as it is sent. */
const StopInput = z
  .object({
    ...stopFields,
    location: LoadLocationInput.optional().meta({ description: "Where the stop is." }),
    loadingMethod: LoadingMethod.optional().meta({ description: `${loading}. Unset is answered as LIVE.` }),
  })
  .meta({ id: "LoadStopInput", description: "A stop as it is sent. Stops are in the order in which they are made." });
// No form has an offset for a zone.
export const LoadStopInput = typeof window === "undefined" ? lenient(StopInput, { read: readOffsetZone }) : StopInput;
export type LoadStopInput = z.infer<typeof LoadStopInput>;

/** A stop as it is answered: with the defaults that only answers fill in. */
export const LoadStop = z
  .object({
    ...stopFields,
    location: LoadLocation.optional().meta({ description: "Where the stop is." }),
    loadingMethod: LoadingMethod.meta({ description: `${loading}; LIVE where nobody said.` }),
  })
  .meta({ id: "LoadStop", description: "A stop as it is answered, in the order in which the stops are made." });
export type LoadStop = z.infer<typeof LoadStop>;
