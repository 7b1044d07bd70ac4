import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import { lockPostingRow, readPosting } from "@/lib/bidding/store/posting-rows";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found", also for a posting of another organization. */
export const findPosting = async (ctx: Context, id: string): Promise<StoredPosting> =>
  known(await readPosting(ctx, id));

/**
 * Until `tx` ends nobody else changes the posting or any bid on it. Whoever locks a carrier or a load too does so first.
 * @throws AppError "not_found"
 */
export const lockPosting = async (tx: Context, id: string): Promise<StoredPosting> =>
  known(await lockPostingRow(tx, id));

function known(posting: StoredPosting | undefined) {
  if (!posting) throw new AppError("not_found", "There is no such posting.");
  return posting;
}
