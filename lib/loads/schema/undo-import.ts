import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { FormerLoadFields } from "@/lib/loads/schema/import";
import { Version } from "@/lib/loads/schema/operations";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

/** A load as `/loads/import` answered it. */
export const ImportedLoad = z
  .object({
    externalId: ShortText.meta({ description: "Your id of the load." }),
    version: Version.meta({ description: "The version at which the import left it." }),
    before: FormerLoadFields.optional().meta({
      description: "What the import answered as `before`. Left out of a load that it created: the load is cancelled.",
    }),
  })
  .meta({ id: "ImportedLoad", description: "A load that an import created or changed." });

export const UndoImportRequest = z.object({
  loads: z
    .array(itemOf(ImportedLoad))
    .min(1)
    .max(batchItemsMax)
    .meta({ description: `1 to ${batchItemsMax.toLocaleString("en-US")} loads; some hundred a call are best.` }),
});
export type UndoImportRequest = z.infer<typeof UndoImportRequest>;

const UndoneLoad = z
  .object({
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent where none was sent." }),
    outcome: z
      .enum(["UNDONE", "CHANGED_SINCE", "REFUSED"])
      .meta({ id: "UndoImportOutcome", description: "CHANGED_SINCE: somebody else wrote, so it stays as it is." })
      .meta({ description: "What became of it." }),
  })
  .meta({ id: "UndoneLoad", description: "What became of a load whose import is taken back." });
export type UndoneLoad = z.infer<typeof UndoneLoad>;

export const UndoImportResponse = z.object({
  results: z.array(UndoneLoad).meta({ description: "One for each load, in the order of the request." }),
});
export type UndoImportResponse = z.infer<typeof UndoImportResponse>;
