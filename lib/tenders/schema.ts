import * as z from "zod";
import { LoadInput } from "@/lib/loads/schema/load";
import { LoadStopInput } from "@/lib/loads/schema/stop";
import { Instant } from "@/lib/vocabulary/instant";
import { Timezone } from "@/lib/vocabulary/place";

/** Longer than any mail; what is longer is a file. */
export const tenderTextMax = 50_000;

export const DraftLoadsRequest = z.object({
  text: z
    .string()
    .min(1)
    .max(tenderTextMax)
    .meta({ description: "A mail, a chat, a post of a load board, or rows of a table, in English or Spanish." }),
  now: Instant.optional().meta({
    description: "When the text was received: its `tomorrow` and its `Monday` count from then. Left out: now.",
  }),
  timezone: Timezone.optional().meta({
    description: "Where it was received, e.g. `America/Monterrey`. Left out: the offset of `now`, else Monterrey.",
  }),
});
export type DraftLoadsRequest = z.infer<typeof DraftLoadsRequest>;

const LocalTime = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/);

const DraftAppointment = z
  .object({
    type: z
      .enum(["FIRST_COME_FIRST_SERVED", "SCHEDULED", "TO_BE_SCHEDULED"])
      .optional()
      .meta({ description: "How firm the appointment is. Absent where the text does not say." }),
    start: LocalTime.optional().meta({ description: "From when, local to the stop; a day where no time is said." }),
    end: LocalTime.optional().meta({ description: "Until when, written as `start` is." }),
  })
  .meta({ id: "DraftAppointment", description: "When a stop is to be made, as far as a text says it." });

const DraftStop = LoadStopInput.extend({
  appointment: DraftAppointment.optional().meta({ description: "When the stop is to be made." }),
}).meta({ id: "DraftStop", description: "A stop as it was read from a text." });

export const LoadDraft = LoadInput.omit({ externalId: true, id: true })
  .partial()
  .extend({ stops: z.array(DraftStop).optional().meta({ description: "The stops that the text names." }) })
  .meta({ id: "LoadDraft", description: "What a text says of a load, in the shape of `/loads/sync`." });
export type LoadDraft = z.infer<typeof LoadDraft>;

const position = z.int().min(0);
const words = {
  text: z.string().meta({ description: "The words, as they stand in the text." }),
  start: position.meta({ description: "Where they begin, counted in UTF-16 units." }),
  end: position.meta({ description: "Where they end." }),
};
const path = z.string().meta({ description: "Which field, e.g. `load.stops[0].location.place.city`." });

const ReadValue = z.object({ path, ...words }).meta({ id: "ReadValue", description: "What a value was read from." });

const DraftOption = z
  .array(z.object({ path, value: z.unknown().meta({ description: "What it may be." }) }))
  .meta({ id: "DraftOption", description: "One of the things that the words may mean." });

const OpenQuestion = z
  .object({
    ...words,
    options: z.array(DraftOption).meta({ description: "What they may mean; nothing is filled in." }),
  })
  .meta({ id: "DraftQuestion", description: "Words that may mean several things." });

const TenderDraft = z
  .object({
    load: LoadDraft.meta({ description: "The load, as far as the text says what it is." }),
    read: z.array(ReadValue).meta({ description: "The words that each value was read from." }),
    toConfirm: z.array(OpenQuestion).meta({ description: "What the text leaves open: choose one of each." }),
    unread: z.array(z.string()).meta({ description: "What of the load's part of the text was not understood." }),
  })
  .meta({ id: "TenderDraft", description: "A load that a text asks for." });
export type TenderDraft = z.infer<typeof TenderDraft>;

export const DraftLoadsResponse = z.object({
  drafts: z
    .array(TenderDraft)
    .meta({ description: "The loads of the text, in its order; none where it asks for none." }),
});
export type DraftLoadsResponse = z.infer<typeof DraftLoadsResponse>;
