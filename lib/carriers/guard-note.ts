import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { AppError } from "@/lib/core/errors";

type Decision = { status?: RelationshipStatus | undefined; note?: string | undefined };

/** @throws AppError "invalid_request" where nobody says why a carrier is to get no freight. */
export function guardNote({ status, note }: Decision) {
  if (status !== "DO_NOT_DISPATCH" || note !== undefined) return;
  throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
    issues: [{ path: "note", code: "required", message: "Say why the carrier is not to be dispatched." }],
  });
}
