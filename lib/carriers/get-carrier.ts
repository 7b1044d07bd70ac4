import { describeCarriers } from "@/lib/carriers/describe-carriers";
import type { CarrierResponse, GetCarrierRequest } from "@/lib/carriers/schema/search";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found" for an id no carrier has. */
export async function getCarrier(
  ctx: Context,
  { id }: GetCarrierRequest,
): Promise<CarrierResponse & { version: number }> {
  const [carrier] = await describeCarriers(ctx, [id]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  return { carrier, version: carrier.profileVersion };
}
