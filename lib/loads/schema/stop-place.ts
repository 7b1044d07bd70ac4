import * as z from "zod";
import { PossiblePlace } from "@/lib/vocabulary/lookup-error";

/** What a stop's place was understood as. */
export const StopPlace = z
  .object({
    filledIn: z
      .array(z.enum(["coordinates", "place.countryCode", "timezone"]))
      .meta({ description: "Which fields of `location` nobody gave: they follow from the rest of it." }),
    candidate: PossiblePlace.optional().meta({
      description: "The likeliest place. It is used from a confidence of 0.5 on; absent where none was recognised.",
    }),
    runnerUp: PossiblePlace.optional().meta({ description: "The next likely place." }),
  })
  .meta({ id: "StopPlace", description: "What a stop's place was understood as." });
export type StopPlace = z.infer<typeof StopPlace>;
