import * as z from "zod";
import { coreOf, schemaAt, schemaId } from "@/lib/core/schema-paths";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";

/** The enumeration whose values stand at a path of a load, e.g. `LoadStatus` at `load.status`; none elsewhere. */
export function enumNameAt(path: string): string | undefined {
  const schema = schemaAt(SyncLoadRequest, path);
  if (!schema) return undefined;
  const core = coreOf(schema);
  const values = core instanceof z.ZodArray ? coreOf(core.element) : core;
  return values instanceof z.ZodEnum ? schemaId(values) : undefined;
}
