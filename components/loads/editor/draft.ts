import type { LoadFormValues } from "@/components/loads/form/form-values";
import { isJsonObject } from "@/lib/core/json";

/** What was typed and not saved: with what the form started from, so that it can be merged with what is stored by then. */
export type Draft = { at: string; base: LoadFormValues; mine: LoadFormValues };

export const draftKey = (userId: string, loadId: string | undefined) => `draft:${userId}:${loadId ?? "new"}`;

const isFormValues = (value: unknown): value is LoadFormValues => isJsonObject(value) && isJsonObject(value.load);

/** The draft as it was kept, or nothing when there is none or it cannot be read any more. */
export function parseDraft(kept: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(kept ?? "null");
    if (!isJsonObject(draft)) return undefined;
    const { at, base, mine } = draft;
    return typeof at === "string" && isFormValues(base) && isFormValues(mine) ? { at, base, mine } : undefined;
  } catch {
    return undefined;
  }
}
