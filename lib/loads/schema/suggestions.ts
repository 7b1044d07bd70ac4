import * as z from "zod";
import { LoadContact } from "@/lib/loads/schema/contact";
import { LoadDocument } from "@/lib/loads/schema/load";
import { LoadStopInput } from "@/lib/loads/schema/stop";
import { CountryCode } from "@/lib/places/schema";
import { shortTextMax } from "@/lib/vocabulary/limits.values";
import { ShortText, storable } from "@/lib/vocabulary/text";

const suggestionsMax = 20;

export const SearchPlacesRequest = z.object({
  query: z
    .string()
    .trim()
    .max(shortTextMax)
    .refine(...storable)
    .optional()
    .meta({
      description:
        "What was typed so far: the beginning of a name, an abbreviation, a postal code. Without it: what you use most.",
    }),
  limit: z
    .int()
    .min(1)
    .max(suggestionsMax)
    .optional()
    .meta({ description: "How many of each kind at most. 8 unless given." }),
});
export type SearchPlacesRequest = z.infer<typeof SearchPlacesRequest>;

const uses = z.int().meta({ description: "How many stops of your latest loads were there." });

const SuggestedTown = z
  .object({
    city: z.string().meta({ description: "What the town is called." }),
    state: z.string().meta({ description: "Its state, as a load keeps it: `NLE`, `TX`." }),
    countryCode: CountryCode.meta({ description: "Its country." }),
    postalCode: z.string().optional().meta({ description: "The postal code, where it was one that was typed." }),
    timezone: z.string().meta({ description: "Its IANA time zone." }),
    uses,
  })
  .meta({ id: "SuggestedTown", description: "A town that may be meant." });

const SuggestedArea = z
  .object({
    name: z.string().meta({ description: "What the state is called; for a country its code." }),
    state: z.string().optional().meta({ description: "Its code, as a load keeps it. Absent for a country." }),
    countryCode: CountryCode.meta({ description: "Its country." }),
    isWhole: z
      .boolean()
      .meta({ description: "Whether the text is all of a name or code of it, not only a beginning." }),
  })
  .meta({ id: "SuggestedArea", description: "A state or country that may be meant." });

export const SuggestedFacility = z
  .object({
    location: LoadStopInput.shape.location.unwrap().meta({ description: "Where it is, as a stop has it." }),
    contacts: z
      .array(LoadContact)
      .optional()
      .meta({ description: "Whom to talk to there, as the latest of its stops has them." }),
    uses,
  })
  .meta({ id: "SuggestedFacility", description: "A site where your loads stopped before." });
export type SuggestedFacility = z.infer<typeof SuggestedFacility>;

export const SearchPlacesResponse = z.object({
  towns: z.array(SuggestedTown).meta({ description: "Towns, those you use most first, then the largest." }),
  areas: z
    .array(SuggestedArea)
    .meta({ description: "States and countries: those first whose name or code is all that was typed." }),
  facilities: z.array(SuggestedFacility).meta({
    description: "Sites of your latest loads whose name or address has all the words, those used most first.",
  }),
});
export type SearchPlacesResponse = z.infer<typeof SearchPlacesResponse>;

export const ListCustomersRequest = z.object({
  limit: z.int().min(1).max(100).optional().meta({ description: "How many at most. 50 unless given." }),
});
export type ListCustomersRequest = z.infer<typeof ListCustomersRequest>;

/** What loads of one customer often have in common. */
export const CustomerHabits = LoadDocument.pick({
  trailerRequirements: true,
  carrierRequirements: true,
  driverRequirements: true,
  requiredEquipment: true,
  requirements: true,
})
  .partial()
  .extend({ paymentTerms: ShortText.optional().meta({ description: "How the customer pays." }) })
  .meta({ id: "CustomerHabits", description: "What the customer's last load asked for, to be offered for the next." });
export type CustomerHabits = z.infer<typeof CustomerHabits>;

const CustomerOfLoads = z
  .object({
    externalCustomerId: z.string().optional().meta({ description: "Your id of the customer." }),
    customerName: z.string().optional().meta({ description: "What it is called, as its last load says." }),
    loads: z.int().meta({ description: "How many of your latest loads are its." }),
    last: CustomerHabits.meta({ description: "What its last load asked for." }),
  })
  .meta({ id: "CustomerOfLoads", description: "A customer of your latest loads." });

export const ListCustomersResponse = z.object({
  items: z.array(CustomerOfLoads).meta({ description: "The customers, the one with the newest load first." }),
});
export type ListCustomersResponse = z.infer<typeof ListCustomersResponse>;
