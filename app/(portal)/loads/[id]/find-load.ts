import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/core/errors";
import { getLoad } from "@/lib/loads/get-load";
import { LoadReference } from "@/lib/loads/schema/operations";
import { requireSession } from "@/lib/sessions/require-session";

/**
 * The load that an address names by our id or by that of the TMS; a text that can be neither names none. Pages and
 * their titles ask for it: it is read once.
 */
export const findLoad = cache(async (inAddress: string) => {
  const { ctx } = await requireSession();
  const text = decodeURIComponent(inAddress);
  const reference = LoadReference.safeParse(text.startsWith("load_") ? { id: text } : { externalId: text });
  if (!reference.success) notFound();
  return getLoad(ctx, reference.data).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
});
