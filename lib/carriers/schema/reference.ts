import type * as z from "zod";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { ShortText } from "@/lib/vocabulary/text";

/** A carrier by what a TMS knows it by. */
const CarrierReference = CarrierIdentifiers.extend({
  scac: ShortText.optional().meta({
    description: "Standard Carrier Alpha Code; counts where neither a number nor your id is given.",
  }),
}).meta({
  id: "CarrierReference",
  description: "One carrier by its regulatory numbers, else by your id of it, else by its SCAC.",
});
export type CarrierReference = z.infer<typeof CarrierReference>;

const carrier = CarrierReference.optional();

/** What a request about one carrier takes; with `needsCarrier` one of the two must be given. */
export const namedCarrier = {
  carrierId: ShortText.optional().meta({ description: "Our id of the carrier. Give this or `carrier`." }),
  carrier: carrier.meta({ description: "The carrier by what you know it by. Give this or `carrierId`." }),
};

/** What a list of things that belong to carriers takes. */
export const wantedCarrier = {
  carrierId: ShortText.optional().meta({ description: "Only of the carrier with this id of ours." }),
  carrier: carrier.meta({ description: "Only of the carrier that you know by this." }),
};

/** What a request about the carrier itself takes; with `needsId` one of the two must be given. */
export const carrierItself = {
  id: ShortText.optional().meta({ description: "Our id of the carrier. Give this or `carrier`." }),
  carrier: namedCarrier.carrier.meta({ description: "The carrier by what you know it by. Give this or `id`." }),
};

export type CarrierNaming = { carrierId?: string | undefined; carrier?: CarrierReference | undefined };

type Needed<Request> = [
  isGiven: (request: Request) => boolean,
  issue: { error: string; path: string[]; params: { code: string } },
];

const needed = <Request extends Pick<CarrierNaming, "carrier">>(field: keyof Request & string): Needed<Request> => [
  (request) => request[field] !== undefined || request.carrier !== undefined,
  { error: "Required, unless `carrier` says which one is meant.", path: [field], params: { code: "required" } },
];

/** The arguments of `.refine` for a request about one carrier. */
export const needsCarrier = needed<CarrierNaming>("carrierId");
/** The same where its field is called `id`. */
export const needsId = needed<{ id?: string | undefined; carrier?: CarrierReference | undefined }>("id");
