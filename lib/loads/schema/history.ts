import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { LoadReference, Version } from "@/lib/loads/schema/operations";
import { Author } from "@/lib/vocabulary/author";
import { FieldChange } from "@/lib/vocabulary/field-change";

export const LoadChange = z
  .object({
    version: Version.meta({ description: "The load's version after the change." }),
    at: z.iso.datetime().meta({ description: "When it was made." }),
    operation: z.enum(["CREATED", "UPDATED"]).meta({ description: "Whether it made the load or changed it." }),
    actor: Author.meta({ description: "Who made it." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call." }),
    changes: z.array(FieldChange).meta({ description: "What became of which field." }),
    flags: z
      .array(z.string())
      .meta({ description: "What is remarkable about it; the operation's description lists them. Usually empty." }),
  })
  .meta({ id: "LoadChange", description: "One change of a load: what a single call made of it." });
export type LoadChange = z.infer<typeof LoadChange>;

export const LoadHistoryRequest = LoadReference.safeExtend(pageRequest);
export const LoadHistoryResponse = z.object(pageResponse(LoadChange));
