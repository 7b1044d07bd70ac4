import * as z from "zod";
import { pageSizeDefault, pageSizeMax } from "@/lib/core/protocol.values";

/** The fields every list's request has. */
export const pageRequest = {
  limit: z
    .int()
    .min(1)
    .max(pageSizeMax)
    .optional()
    .meta({ description: `${pageSizeDefault} unless given.` }),
  cursor: z.string().min(1).max(2000).optional().meta({ description: "The `nextCursor` of the page before." }),
};

/** The fields every list's response has. */
export const pageResponse = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item).meta({ description: "This page of the list, in its order." }),
  nextCursor: z.string().nullable().meta({ description: "Null on the last page." }),
});
