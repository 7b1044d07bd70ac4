import { carrierExists } from "@/lib/carriers/store/identities";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found" for an id no carrier has. */
export async function guardCarrier(ctx: Context, id: string) {
  if (!(await carrierExists(ctx, id))) throw new AppError("not_found", "There is no such carrier.");
}
