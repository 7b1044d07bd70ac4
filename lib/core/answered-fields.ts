import * as z from "zod";
import type { Warning } from "@/lib/core/errors";
import { coreOf } from "@/lib/core/schema-shapes";

/**
 * The warnings without those of fields that the operation itself answers at the same path: whoever sends an answer back
 * means nothing by them. Only what is not known is looked for, so that a request without such fields costs nothing.
 */
export const withoutAnsweredFields = (warnings: Warning[], response: z.core.$ZodType | undefined): Warning[] =>
  response && warnings.some(isUnknown)
    ? warnings.filter((warning) => !isUnknown(warning) || !hasField(response, stepsOf(warning.path)))
    : warnings;

const isUnknown = ({ code }: Warning) => code === "unknown_field";

/** `load.stops[0].location` as `load`, `stops`, `[`, `location`; of a list each element has the same fields. */
const stepsOf = (path = "") => path.replace(/\[\d+\]/g, ".[").split(".");

function hasField(schema: z.core.$ZodType, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  const core = coreOf(schema);
  if (core instanceof z.ZodUnion) return core.options.some((option) => hasField(option, [step, ...rest]));
  if (step === "[") return core instanceof z.ZodArray && hasField(core.element, rest);
  const field = core instanceof z.ZodObject ? core.shape[step] : undefined;
  return field !== undefined && hasField(field, rest);
}
