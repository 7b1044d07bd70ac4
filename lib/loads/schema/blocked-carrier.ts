import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { NoteText } from "@/lib/vocabulary/text";

export const BlockNote = NoteText.optional().meta({ description: "Why, in the words of who blocked it." });

/** As answered. The name is the carrier's own, so only its id is stored. */
export const BlockedCarrier = z
  .object({
    carrierId: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "The carrier's name." }),
    note: BlockNote,
    by: Author.meta({ description: "Who blocked it." }),
    at: z.iso.datetime().meta({ description: "When it was blocked." }),
  })
  .meta({ id: "BlockedCarrier", description: "A carrier that may neither see a load nor be assigned to it." });
export type BlockedCarrier = z.infer<typeof BlockedCarrier>;

export const BlockedCarriers = z
  .array(BlockedCarrier)
  .meta({ description: "Carriers that a broker blocked for this load: they neither see it nor may be assigned." });
