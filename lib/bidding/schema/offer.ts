import * as z from "zod";
import { Bid, BidReasonCode } from "@/lib/bidding/schema/bid";
import { PostingStatus } from "@/lib/bidding/schema/posting";
import { optional } from "@/lib/core/clearable";
import { OfferedAccessorial } from "@/lib/loads/schema/accessorial";
import { Appointment } from "@/lib/loads/schema/appointment";
import { Commodity } from "@/lib/loads/schema/commodity";
import { Dispatch } from "@/lib/loads/schema/dispatch";
import { CarrierRequirements, DriverRequirements, TrailerRequirements } from "@/lib/loads/schema/requirements";
import { SpecialRequirement } from "@/lib/loads/schema/special-requirement";
import { LoadStop, StopType } from "@/lib/loads/schema/stop";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { Volume, Weight } from "@/lib/vocabulary/measure";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { LoadPlace } from "@/lib/vocabulary/place";
import { ReferenceNumber } from "@/lib/vocabulary/text";
import { RequiredEquipment } from "@/lib/vocabulary/trailer";

const At = z.iso.datetime();
const afterAcceptance = "Absent until the carrier's bid is accepted.";

const OfferedPlace = LoadPlace.pick({ city: true, state: true, postalCode: true, countryCode: true })
  .extend({
    street: LoadPlace.shape.street.meta({ description: `Street and number. ${afterAcceptance}` }),
    neighborhood: LoadPlace.shape.neighborhood.meta({ description: `Neighborhood. ${afterAcceptance}` }),
  })
  .meta({ id: "OfferedPlace", description: "A place as a carrier sees it." });

const OfferedStop = z
  .object({
    type: StopType.meta({ description: "Whether freight comes on or off." }),
    place: OfferedPlace.optional().meta({ description: "Where it is." }),
    appointment: Appointment.optional().meta({ description: "When it is to be made." }),
    timezone: z.string().optional().meta({ description: "IANA time zone of the place." }),
    openingHours: z.string().optional().meta({ description: "When the site is open, in words." }),
    weight: Weight.optional().meta({ description: "What comes on or off weighs this much." }),
    pieces: LoadStop.shape.pieces.meta({ description: "What comes on or off." }),
    volume: Volume.optional().meta({ description: "What comes on or off takes this much room." }),
    requirements: z
      .array(SpecialRequirement)
      .optional()
      .meta({ description: "What the site asks of driver and truck." }),
    facilityName: z
      .string()
      .optional()
      .meta({ description: `What the site is called. ${afterAcceptance}` }),
    taxId: z
      .string()
      .optional()
      .meta({ description: `Tax number of who ships or receives there. ${afterAcceptance}` }),
    contacts: LoadStop.shape.contacts.meta({ description: `Whom to talk to there. ${afterAcceptance}` }),
    instructions: z
      .string()
      .optional()
      .meta({ description: `What to know or do there. ${afterAcceptance}` }),
    referenceNumbers: z
      .array(ReferenceNumber)
      .optional()
      .meta({ description: `Numbers of this stop. ${afterAcceptance}` }),
  })
  .meta({ id: "OfferedStop", description: "A stop as a carrier sees it." });

/** All that a carrier may know of a load, and nothing else. */
export const OfferedLoad = z
  .object({
    externalDisplayId: z.string().meta({ description: "What to call the load by." }),
    stops: z.array(OfferedStop).meta({ description: "The stops in the order in which they are made." }),
    miles: z.int().optional().meta({ description: "Road miles from the first stop to the last. Absent if unknown." }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({ description: "Where it crosses. Absent if not decided." }),
    commodities: z.array(Commodity).meta({ description: "The goods." }),
    requiredEquipment: z.array(RequiredEquipment).meta({ description: "What the carrier must bring along." }),
    accessorials: z.array(OfferedAccessorial).optional().meta({ description: "Services beyond the haul." }),
    requirements: z.array(SpecialRequirement).optional().meta({ description: "What is asked for the whole load." }),
    ...optional({
      trailerRequirements: TrailerRequirements.meta({ description: "What the trailer must be like." }),
      carrierRequirements: CarrierRequirements.meta({ description: "What the carrier must have." }),
      driverRequirements: DriverRequirements.meta({ description: "What the driver must have." }),
    }),
    dispatch: Dispatch.optional().meta({
      description: `The truck and the driver, as far as known. ${afterAcceptance}`,
    }),
    cargoValue: PositiveMoney.optional().meta({ description: `What the goods are worth. ${afterAcceptance}` }),
    referenceNumbers: z
      .array(ReferenceNumber)
      .optional()
      .meta({ description: `Numbers the load is known by. ${afterAcceptance}` }),
  })
  .meta({ id: "OfferedLoad", description: "A load as the carrier it is offered to sees it." });
export type OfferedLoad = z.infer<typeof OfferedLoad>;

export const GetOfferRequest = z.object({});
export type GetOfferRequest = z.infer<typeof GetOfferRequest>;

export const GetOfferResponse = z.object({
  organizationName: z.string().meta({ description: "Who offers the load." }),
  contact: z
    .object({
      name: z.string().meta({ description: "What they are called." }),
      email: z.string().meta({ description: "Their e-mail address." }),
    })
    .meta({ id: "OfferBroker", description: "Somebody at the organization that offers a load." })
    .optional()
    .meta({ description: "Whom to ask: who covers the load, else who posted it. Absent where that is no person." }),
  carrierName: z.string().meta({ description: "To whom it is offered." }),
  load: OfferedLoad.meta({ description: "What is offered." }),
  posting: z
    .object({
      id: z.string().meta({ description: "Our id of the posting." }),
      status: PostingStatus.meta({ description: "Whether it may be bid on." }),
      expiresAt: At.optional().meta({ description: "When it ends by itself. Absent where it does not." }),
      endReason: BidReasonCode.optional().meta({ description: "Why it ended. Absent while it is open." }),
    })
    .meta({ id: "OfferedPosting", description: "A posting as a carrier sees it." })
    .meta({ description: "How the offer stands." }),
  bids: z.array(Bid).meta({ description: "The carrier's own bids on it, newest first." }),
  meaning: z
    .object({
      isOfferedOnboarding: z.boolean().meta({ description: "Whether `/offers/onboard` gives it an onboarding link." }),
      isMailed: z.boolean().meta({ description: "Whether a counter to its open bid is also mailed to it." }),
    })
    .meta({ id: "OfferMeaning", description: "What the organization's relationship with the carrier means for it." })
    .meta({ description: "What the organization offers the carrier beside the load." }),
});
export type GetOfferResponse = z.infer<typeof GetOfferResponse>;

export const OnboardFromOfferRequest = z.object({});
export type OnboardFromOfferRequest = z.infer<typeof OnboardFromOfferRequest>;
export const OnboardFromOfferResponse = z.object({
  url: z.string().meta({ description: "The address of the carrier's onboarding, for this carrier alone." }),
});
export type OnboardFromOfferResponse = z.infer<typeof OnboardFromOfferResponse>;
