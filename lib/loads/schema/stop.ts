import * as z from "zod";
import { Count, PositiveQuantity } from "@/lib/vocabulary/numbers";
import { Coordinates, LoadPlace, Timezone } from "@/lib/vocabulary/place";
import { referenceNumbers } from "@/lib/vocabulary/reference-number";
import { ShortText } from "@/lib/vocabulary/text";

export const StopType = z.enum(["PICKUP", "DELIVERY"]).meta({ id: "StopType" });
export const AppointmentType = z
  .enum(["UNSPECIFIED", "FIRST_COME_FIRST_SERVED", "SCHEDULED", "TO_BE_SCHEDULED"])
  .meta({ id: "AppointmentType" });
export const CarrierPreapproval = z.enum(["NONE", "REQUIRED", "FIXED_LIST"]).meta({ id: "CarrierPreapproval" });
export const LoadingMethod = z.enum(["LIVE", "DROP"]).meta({ id: "LoadingMethod" });
export const SecurityEscortProvider = z
  .enum(["NONE", "CARRIER", "PROVIDER", "SHIPPER"])
  .meta({ id: "SecurityEscortProvider" });

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
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16));
}

export const Appointment = z
  .object({ type: AppointmentType.optional(), start: AppointmentTime.optional(), end: AppointmentTime.optional() })
  .meta({ id: "Appointment" });
export type Appointment = z.infer<typeof Appointment>;

export const InboundTransitRequirements = z
  .object({
    maximumExpectedMinutes: Count.optional(),
    securityEscortProvider: SecurityEscortProvider.optional(),
    teamDriverRequired: z.boolean().optional(),
    trackingRequired: z.boolean().optional(),
  })
  .meta({ id: "InboundTransitRequirements" });

const BeforeAndAfter = z
  .object({ requiredBefore: z.boolean().optional(), requiredAfter: z.boolean().optional() })
  .meta({ id: "RequiredBeforeAndAfter" });

const locationFields = {
  place: LoadPlace.optional(),
  coordinates: Coordinates.optional(),
  timezone: Timezone.optional(),
  isCtpatCertified: z.boolean().optional(),
  isPipCertified: z.boolean().optional(),
  isOeaCertified: z.boolean().optional(),
};

const stopFields = {
  type: StopType,
  externalId: ShortText.optional(),
  appointment: Appointment.optional(),
  referenceNumbers: referenceNumbers.optional(),
  dropDurationHours: PositiveQuantity.optional(),
  driverAssistRequired: z.boolean().optional(),
  inboundTransitRequirements: InboundTransitRequirements.optional(),
  fumigation: BeforeAndAfter.optional(),
  scaleTicket: BeforeAndAfter.optional(),
};

const LoadLocationInput = z
  .object({ ...locationFields, carrierPreapproval: CarrierPreapproval.optional() })
  .meta({ id: "LoadLocationInput" });

const LoadLocation = z
  .object({ ...locationFields, carrierPreapproval: CarrierPreapproval })
  .meta({ id: "LoadLocation" });

/** A stop as it is sent. */
export const LoadStopInput = z
  .object({ ...stopFields, location: LoadLocationInput.optional(), loadingMethod: LoadingMethod.optional() })
  .meta({ id: "LoadStopInput" });
export type LoadStopInput = z.infer<typeof LoadStopInput>;

/** A stop as it is answered: with the defaults that only answers fill in. */
export const LoadStop = z
  .object({ ...stopFields, location: LoadLocation.optional(), loadingMethod: LoadingMethod })
  .meta({ id: "LoadStop" });
export type LoadStop = z.infer<typeof LoadStop>;
