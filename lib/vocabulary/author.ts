import * as z from "zod";

/** Who did something, as histories keep it. */
export const Author = z
  .object({
    type: z
      .enum(["apiKey", "user", "carrier", "system"])
      .meta({ description: "A key, a signed-in user, a carrier by its link, or the portal itself." }),
    id: z
      .string()
      .optional()
      .meta({ description: "Our id of the key, user or carrier. Absent for the portal itself." }),
    name: z.string().meta({ description: "What the key, user or carrier was called then." }),
  })
  .meta({ id: "Author", description: "Who did something." });
export type Author = z.infer<typeof Author>;
