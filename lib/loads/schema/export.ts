import * as z from "zod";
import { pageResponse } from "@/lib/core/pagination";
import { loadsTotal } from "@/lib/loads/schema/count";
import { ListLoadsRequest } from "@/lib/loads/schema/list";
import { LoadRow } from "@/lib/loads/schema/load-row";

export const ExportLoadsRequest = ListLoadsRequest;
export type ExportLoadsRequest = z.infer<typeof ExportLoadsRequest>;

const ExportedLoad = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().meta({ description: "Your id of the load." }),
    rows: z.array(LoadRow).meta({ description: "What `/loads/import` would read as the load: a row for each stop." }),
  })
  .meta({ id: "ExportedLoad", description: "A load as rows of a table." });

export const ExportLoadsResponse = z.object({
  ...pageResponse(ExportedLoad),
  ...loadsTotal,
});
export type ExportLoadsResponse = z.infer<typeof ExportLoadsResponse>;
