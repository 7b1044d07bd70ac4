import * as z from "zod";
import { ShortText } from "@/lib/vocabulary/text";

/** The seven regulatory numbers a carrier is known by in the US, Mexico and Canada. */
export const regulatoryNumbers = {
  dotNumber: ShortText.optional().meta({ description: "US DOT number." }),
  mcNumber: ShortText.optional().meta({ description: "US motor carrier (MC) number." }),
  mxNumber: ShortText.optional().meta({ description: "US MX number of a Mexico-domiciled carrier." }),
  rfcNumber: ShortText.optional().meta({ description: "Mexican tax id (RFC)." }),
  cvorNumber: ShortText.optional().meta({ description: "Ontario CVOR number." }),
  nirNumber: ShortText.optional().meta({ description: "Québec NIR number." }),
  nscNumber: ShortText.optional().meta({ description: "Canadian National Safety Code number." }),
};
export type RegulatoryNumber = keyof typeof regulatoryNumbers;

export const CarrierIdentifiers = z
  .object({ ...regulatoryNumbers, externalId: ShortText.optional().meta({ description: "Your id of the carrier." }) })
  .meta({
    id: "CarrierIdentifiers",
    description: "What a carrier is known by: its regulatory numbers, or your own id of it.",
  });
export type CarrierIdentifiers = z.infer<typeof CarrierIdentifiers>;
