import * as z from "zod";

const Issue = z
  .object({
    path: z.string().meta({ description: "Where in the request, e.g. `load.stops[0].location.timezone`." }),
    code: z.string().meta({ description: "A stable word, e.g. `required`, `invalid_value`, `too_long`." }),
    message: z.string(),
    accepted: z.array(z.string()).optional().meta({ description: "The values that would have been accepted." }),
    limit: z.number().optional().meta({ description: "The bound that was missed." }),
  })
  .meta({ id: "Issue", description: "One thing wrong with a request." });

export const ErrorBody = z
  .object({
    message: z.string().meta({ description: "For people; may be reworded." }),
    code: z.string().meta({ description: "For programs." }),
    requestId: z.string(),
    issues: z.array(Issue).optional().meta({ description: "With `invalid_request`: all problems at once." }),
    current: z.looseObject({}).optional().meta({
      description: "With `version_conflict`: the load as it is now, in the form of `/loads/get`.",
    }),
  })
  .meta({ id: "Error" });

export const Unauthorized = z
  .object({ message: z.literal("Unauthorized") })
  .meta({ id: "Unauthorized", description: "The whole body; nothing tells why." });
