import * as z from "zod";

const Issue = z
  .object({
    path: z.string().meta({
      description: "Where in the request, e.g. `load.stops[0].location.timezone`; of a header its name.",
    }),
    code: z.string().meta({ description: "A stable word, e.g. `required`; the introduction lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    accepted: z.array(z.string()).optional().meta({ description: "The values that would have been accepted." }),
    limit: z.number().optional().meta({ description: "The bound that was missed." }),
  })
  .meta({ id: "Issue", description: "One thing wrong with a request." });

export const ErrorBody = z
  .object({
    message: z.string().meta({ description: "For people; may be reworded." }),
    code: z.string().meta({ description: "For programs: a stable word, e.g. `invalid_request`." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call, to quote to support." }),
    issues: z.array(Issue).optional().meta({ description: "With `invalid_request`: all problems at once." }),
    current: z.looseObject({}).optional().meta({
      description:
        "With `version_conflict`: what you change as it is now. Of a load in the form of `/loads/get`, of all else in that of the refused operation's answer. Absent if there is none.",
    }),
  })
  .meta({ id: "Error", description: "Why a call was refused. A call that is refused changes nothing." });

export const Unauthorized = z
  .object({ message: z.literal("Unauthorized").meta({ description: "Always this word." }) })
  .meta({ id: "Unauthorized", description: "The whole body; nothing tells why." });
