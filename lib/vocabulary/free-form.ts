import * as z from "zod";
import { isStorableText } from "@/lib/vocabulary/text";

const bytesMax = 64 * 1024;
export const freeFormDepthMax = 16;

type Fault = { path: (string | number)[]; error: string; code: string };

function faultIn(value: unknown, path: (string | number)[]): Fault | undefined {
  if (typeof value === "string" && !isStorableText(value))
    return { path, error: "Contains control characters.", code: "invalid_characters" };
  if (typeof value === "number" && !Number.isFinite(value))
    return { path, error: "Must be a finite number.", code: "invalid_type" };
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length >= freeFormDepthMax)
    return { path, error: `At most ${freeFormDepthMax} levels deep.`, code: "too_deep" };
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return { path, error: "A key contains control characters.", code: "invalid_characters" };
    const fault = faultIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (fault) return fault;
  }
  return undefined;
}

export const tooLarge = { message: "At most 64 KiB.", params: { code: "too_long", limit: bytesMax } };
export const isTooLarge = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length > bytesMax;

/** Keys and values of any JSON type, kept verbatim: at most 64 KiB as JSON and 16 levels deep. */
export const FreeForm = z
  .record(z.string(), z.unknown())
  .superRefine((value, ctx) => {
    const fault = faultIn(value, []);
    if (fault) ctx.addIssue({ code: "custom", path: fault.path, message: fault.error, params: { code: fault.code } });
    else if (isTooLarge(value)) ctx.addIssue({ code: "custom", ...tooLarge });
  })
  .meta({ id: "FreeForm", description: "Any JSON object: at most 64 KiB and 16 levels deep." });
export type FreeForm = z.infer<typeof FreeForm>;
