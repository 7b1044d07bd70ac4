import * as z from "zod";
import { Count, PositiveQuantity } from "@/lib/vocabulary/measure";
import { Coordinates, LoadPlace, Timezone } from "@/lib/vocabulary/place";
import { referenceNumbers, ShortText } from "@/lib/vocabulary/text";

export const StopType = z
  .enum(["PICKUP", "DELIVERY"])
  .meta({ id: "StopType", description: "Whether freight comes on or off at the stop." });
const AppointmentType = z.enum(["UNSPECIFIED", "FIRST_COME_FIRST_SERVED", "SCHEDULED", "TO_BE_SCHEDULED"]).meta({
  id: "AppointmentType",
  description: "How firm the appointment is: unknown, a window for whoever comes, agreed, or still to be agreed.",
});
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

// Four-digit years only: what lies beyond them once it is in UTC can be neither answered nor stored.
const timestamp = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/;

/** ISO 8601. Without an offset it is local to the stop's time zone; answers are in UTC. */
const AppointmentTime = ShortText.refine((text) => timestamp.test(text) && isCalendarTime(text), {
  error: "Must be an ISO 8601 time such as 2026-11-20T08:00 or 2026-11-20T14:00:00Z.",
  params: { code: "invalid_timestamp" },
}).meta({ description: "ISO 8601, with an offset or local to the stop's time zone. Answers are in UTC." });

/** `Date` rolls 30 February over into March, so the day is compared with what was written. */
function isCalendarTime(text: string) {
  const time = new Date(`${text.slice(0, 16)}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16)) && staysInYears(text);
}

/** A local time may still move to another year when it is turned into UTC. */
function staysInYears(text: string) {
  const year = Number(text.slice(0, 4));
  return text.endsWith("Z") || (year > 1000 && year < 2999);
}

export const Appointment = z
  .object({
    type: AppointmentType.optional().meta({ description: "How firm the appointment is. Unset: not said." }),
    start: AppointmentTime.optional().meta({
      description: "From when. ISO 8601, with an offset or local to the stop's time zone; answers are in UTC.",
    }),
    end: AppointmentTime.optional().meta({ description: "Until when, written as `start` is. Unset: no end is known." }),
  })
  .meta({ id: "Appointment", description: "When a stop is to be made." });
export type Appointment = z.infer<typeof Appointment>;

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

const locationFields = {
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
  referenceNumbers: referenceNumbers.optional().meta({ description: "Numbers of this stop, e.g. of the appointment." }),
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
const LoadLocationInput = z
  .object({
    ...locationFields,
    carrierPreapproval: CarrierPreapproval.optional().meta({
      description: `${preapproval}. Unset is answered as NONE.`,
    }),
  })
  .meta({ id: "LoadLocationInput", description: "Where a stop is." });

const LoadLocation = z
  .object({
    ...locationFields,
    carrierPreapproval: CarrierPreapproval.meta({ description: `${preapproval}; NONE where nobody said.` }),
  })
  .meta({ id: "LoadLocation", description: "Where a stop is." });

const loading = "Whether the driver waits or leaves the trailer";
/** A stop as it is sent. */
export const LoadStopInput = z
  .object({
    ...stopFields,
    location: LoadLocationInput.optional().meta({ description: "Where the stop is." }),
    loadingMethod: LoadingMethod.optional().meta({ description: `${loading}. Unset is answered as LIVE.` }),
  })
  .meta({ id: "LoadStopInput", description: "A stop as it is sent. Stops are in the order in which they are made." });
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
