import { isOpenPosting, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import { lockPostingRow, readPosting } from "@/lib/bidding/store/posting-rows";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found", also for a posting of another organization. */
export const findPosting = async (ctx: Context, id: string): Promise<StoredPosting> =>
  known(await readPosting(ctx, id));

/**
 * Until `tx` ends nobody else changes the posting or any bid on it. Carriers and loads are locked before it, see `accept-bid.ts`.
 * @throws AppError "not_found"
 */
export const lockPosting = async (tx: Context, id: string): Promise<StoredPosting> =>
  known(await lockPostingRow(tx, id));

function known(posting: StoredPosting | undefined) {
  if (!posting) throw new AppError("not_found", "There is no such posting.");
  return posting;
}

/** @throws AppError "conflict" once the posting has ended or its time is over. */
export function guardOpenPosting(posting: Pick<StoredPosting, "status" | "expiresAt">, now: Date) {
  if (isOpenPosting(posting, now)) return;
  throw new AppError("conflict", posting.status === "OPEN" ? "The posting has expired." : "The posting is ENDED.");
}
