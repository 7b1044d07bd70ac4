import * as z from "zod";
import { wantedCarrier } from "@/lib/carriers/schema/reference";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Appointment } from "@/lib/loads/schema/appointment";
import { loadsTotal } from "@/lib/loads/schema/count";
import { Load, LoadStatus } from "@/lib/loads/schema/load";
import { CoverageOwner, Version } from "@/lib/loads/schema/operations";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { FilteredRequirement } from "@/lib/vocabulary/carrier-requirement";
import { Instant } from "@/lib/vocabulary/instant";
import { lookedUpIdsMax, marginPercentMax, shortTextMax, withinMilesMax } from "@/lib/vocabulary/limits.values";
import { Money } from "@/lib/vocabulary/money";
import { LoadPlace } from "@/lib/vocabulary/place";
import { ShortText, storable } from "@/lib/vocabulary/text";
import { TrailerType } from "@/lib/vocabulary/trailer";

export const LoadSort = z
  .enum(["-updatedAt", "updatedAt", "pickupAt", "-pickupAt", "displayId", "-displayId", "-maxBuy", "maxBuy"])
  .meta({ description: "The column to sort by; a leading minus means descending. Unset values come last." });
export type LoadSort = z.infer<typeof LoadSort>;

const WantedPlace = z
  .object({
    place: ShortText.meta({
      description:
        "A town, a state or a country, as people write it: `Laredo, TX`, `Nuevo León`, `MX`. A name that a state shares with a town is the state; `Puebla, PUE` is the town. What is not recognised is looked for as text.",
    }),
    withinMiles: z
      .number()
      .positive()
      .max(withinMilesMax)
      .optional()
      .meta({ description: "Also the towns within so many miles of the town, as the crow flies." }),
  })
  .meta({ id: "WantedPlace", description: "Where loads that are looked for start or end." });

export const PostingFilter = z.enum(["NOT_POSTED", "POSTED", "POSTED_WITHOUT_BIDS"]);
export type PostingFilter = z.infer<typeof PostingFilter>;

export const ListLoadsRequest = z.object({
  query: z
    .string()
    .trim()
    .max(shortTextMax)
    .refine(...storable)
    .optional()
    .meta({
      description:
        "Words, at most ten, that must all occur in the ids, reference numbers, customer, payer, contacts, commodities, sites, places, truck or driver; case and accents do not matter.",
    }),
  status: z
    .array(LoadStatus)
    .max(LoadStatus.options.length)
    .optional()
    .meta({ description: "Only loads in one of these statuses." }),
  usMxBorderCrossing: z
    .array(UsMxBorderCrossing)
    .max(UsMxBorderCrossing.options.length)
    .optional()
    .meta({ description: "Only loads over one of these crossings." }),
  trailerType: z
    .array(TrailerType)
    .max(TrailerType.options.length)
    .optional()
    .meta({ description: "Only loads that one of these may take." }),
  carrierRequirement: z
    .array(FilteredRequirement)
    .max(FilteredRequirement.options.length)
    .optional()
    .meta({ description: "Only loads that require one of these of their carrier." }),
  marginBelow: z.number().min(-marginPercentMax).max(marginPercentMax).optional().meta({
    description:
      "Only loads whose margin is below so many percent of what the customer pays: what is left after the booked price, else after max buy. Loads of which one of the two is not known as a sum are left out, as are those in two currencies between which no exchange rate counts.",
  }),
  id: ShortText.optional().meta({ description: "Only the load with this id of ours." }),
  ids: z
    .array(ShortText)
    .max(lookedUpIdsMax)
    .optional()
    .meta({ description: "Only the loads with these ids of ours. Empty: none." }),
  externalId: ShortText.optional().meta({ description: "Only the load with this id of yours." }),
  externalCustomerId: ShortText.optional().meta({ description: "Only loads of this customer, by your id." }),
  customer: ShortText.optional().meta({
    description:
      "Only loads of this customer: your id or, where no load has that id, a part of an id or a name; case and accents do not matter.",
  }),
  origin: WantedPlace.optional().meta({ description: "Only loads whose first stop is there." }),
  destination: WantedPlace.optional().meta({ description: "Only loads whose last stop is there." }),
  ...wantedCarrier,
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
  posting: PostingFilter.optional().meta({
    description:
      "`NOT_POSTED`: only loads that are ON_HOLD or AVAILABLE, without a carrier and without an open posting. `POSTED`: only those with one. `POSTED_WITHOUT_BIDS`: only those with one on which nobody has bid.",
  }),
  hasPickupTime: z.boolean().optional().meta({
    description: "Only loads with (`true`) or without (`false`) an appointment at their first stop. Unset: both.",
  }),
  assigned: z.boolean().optional().meta({
    description: "Only loads with (`true`) or without (`false`) a carrier. Unset: both.",
  }),
  sort: LoadSort.optional().meta({ description: "`-updatedAt` unless given." }),
  ...pageRequest,
});
export type ListLoadsRequest = z.infer<typeof ListLoadsRequest>;

const StopSummary = z
  .object({
    facilityName: z.string().optional().meta({ description: "What the site is called." }),
    place: LoadPlace.optional().meta({ description: "Where it is." }),
    appointment: Appointment.optional().meta({ description: "When it is to be made." }),
    timezone: z.string().optional().meta({ description: "IANA time zone of the place." }),
    arrivedAt: z.string().optional().meta({ description: "When the truck was there." }),
    departedAt: z.string().optional().meta({ description: "When it left again." }),
  })
  .meta({ id: "StopSummary", description: "A stop in a list of loads." });

const CarrierSummary = z.object({
  id: z.string().meta({ description: "Our id of the carrier." }),
  displayName: z.string().meta({ description: "The carrier's name." }),
});

/** What a list shows of a load as the load itself has it. */
export const ListedFields = Load.pick({
  externalWorkspaceId: true,
  paymentTerms: true,
  respondBy: true,
  truckload: true,
  roundTrip: true,
  linearFeet: true,
  distance: true,
  customerRate: true,
  customerRateBasis: true,
  cargoValue: true,
  billTo: true,
  dispatch: true,
});
export type ListedFields = z.infer<typeof ListedFields>;

/** A row of the list of loads. */
export const LoadSummary = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().meta({ description: "Your id of the load." }),
    externalDisplayId: z.string().meta({ description: "The id people see." }),
    externalCustomerId: z.string().optional().meta({ description: "Your id of the customer." }),
    customerName: z.string().optional().meta({ description: "What the customer is called." }),
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
    ...ListedFields.shape,
    bookedPrice: Money.optional().meta({
      description: "What its carrier is paid in all. Absent without a carrier and for several currencies.",
    }),
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
  ...loadsTotal,
});
export type ListLoadsResponse = z.infer<typeof ListLoadsResponse>;

/** The filters of a list of which the loads in each status are counted. */
export const CountLoadsRequest = ListLoadsRequest.omit({ status: true, sort: true, limit: true, cursor: true });
export type CountLoadsRequest = z.infer<typeof CountLoadsRequest>;
