import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { LoadInput } from "@/lib/loads/schema/load";
import { LoadRow } from "@/lib/loads/schema/load-row";
import { Version } from "@/lib/loads/schema/operations";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";

export const ImportLoadsRequest = z.object({
  rows: z
    .array(itemOf(LoadRow))
    .min(1)
    .max(batchItemsMax)
    .meta({ description: `1 to ${batchItemsMax.toLocaleString("en-US")} rows; all rows of a load in one call.` }),
  dayFirst: z.boolean().optional().meta({
    description: "How `03/04/2026` is meant: 3 April (true) or March 4. Left out: such a day is refused.",
  }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; only answer what would become of each." }),
});
export type ImportLoadsRequest = z.infer<typeof ImportLoadsRequest>;

export const LoadImportProblem = z
  .object({
    row: z.int().meta({ description: "Which of `rows`, counted from 0." }),
    field: z.string().meta({ description: "The field of the row, e.g. `pickupCity`." }),
    code: z.string().meta({ description: "A stable word; the operation's description lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
  })
  .meta({ id: "LoadImportProblem", description: "What is odd or wrong about a row." });
export type LoadImportProblem = z.infer<typeof LoadImportProblem>;

/** What a load had before, as `/loads/save` takes it; null where it had no value. */
export const FormerLoadFields = LoadInput.omit({ externalId: true, id: true }).partial().meta({
  id: "FormerLoadFields",
  description: "What the changed fields had before, as `/loads/save` takes them; null where they were unset.",
});

const LoadImportOutcome = z.enum(["CREATED", "UPDATED", "UNCHANGED", "INVALID"]).meta({
  id: "LoadImportOutcome",
  description: "UNCHANGED: the load is so already. INVALID: nothing of the load was stored.",
});

export const LoadImportResult = z
  .object({
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent where the row has none." }),
    rows: z.array(z.int()).meta({ description: "Its rows: which of `rows`, counted from 0." }),
    outcome: LoadImportOutcome.meta({ description: "What became of the load." }),
    loadId: z.string().optional().meta({ description: "Our id. Absent where nothing is stored of the load." }),
    version: Version.optional().meta({ description: "The load's version now. Absent where nothing is stored of it." }),
    changes: z
      .array(FieldChange)
      .optional()
      .meta({ description: "With `validateOnly`: what would change of a load that exists." }),
    before: FormerLoadFields.optional().meta({
      description: "Where a user's import changed the load, or would: what it had before, to take the import back.",
    }),
    problems: z.array(LoadImportProblem).meta({ description: "Why it is INVALID, else what is odd. Usually empty." }),
  })
  .meta({ id: "LoadImportResult", description: "What became of one load." });
export type LoadImportResult = z.infer<typeof LoadImportResult>;

export const ImportLoadsResponse = z.object({
  results: z.array(LoadImportResult).meta({ description: "One for each load, in the order of their first rows." }),
});
export type ImportLoadsResponse = z.infer<typeof ImportLoadsResponse>;
