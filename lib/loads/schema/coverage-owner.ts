import * as z from "zod";

export const CoverageOwner = z
  .object({
    id: z.string().meta({ description: "Our id of the user or team." }),
    name: z.string().meta({ description: "The name." }),
  })
  .meta({ id: "CoverageOwner", description: "Who covers a load." });
