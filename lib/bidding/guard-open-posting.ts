import { isOpenPosting, type StoredPosting } from "@/lib/bidding/rules/stored-posting";
import { AppError } from "@/lib/core/errors";

/** @throws AppError "conflict" once the posting has ended or its time is over. */
export function guardOpenPosting(posting: Pick<StoredPosting, "status" | "expiresAt">, now: Date) {
  if (isOpenPosting(posting, now)) return;
  throw new AppError("conflict", posting.status === "OPEN" ? "The posting has expired." : "The posting is ENDED.");
}
