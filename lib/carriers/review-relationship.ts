import { findReviewed } from "@/lib/carriers/find-reviewed";
import { type Ledger, type LedgerEntry, showRelationshipState } from "@/lib/carriers/rules/relationship-ledger";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import type {
  RelationshipResponse,
  ReviewManyRequest,
  ReviewManyResponse,
  ReviewRelationshipRequest,
  ReviewResult,
} from "@/lib/carriers/schema/relationship-requests";
import { lockCarriersOf, readEntries, readEntriesById } from "@/lib/carriers/store/relationships";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

type Reviewed = RelationshipResponse & { version: number };

/**
 * Decides on a relationship.
 * @throws AppError "not_found"; "version_conflict" with the relationship as it is; "invalid_request" without a note
 * where one is needed.
 */
export async function reviewRelationship(
  ctx: Context,
  { id, carrierId, ifVersion, status, onboardingStatus, note }: ReviewRelationshipRequest,
): Promise<Reviewed> {
  const decision = { status, onboardingStatus, note };
  guardNote(decision);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const stored = await findRelationship(tx, { id, carrierId });
    if (ifVersion !== undefined && ifVersion !== stored.version)
      throw new AppError("version_conflict", "The relationship was changed meanwhile.", {
        current: answer(tx, stored),
      });
    const ledger = await openLedger(tx, [stored]);
    ledger.set(stored.carrierId, decision);
    await writeRelationships(tx, ledger.changes());
    return answer(tx, ledger.entryOf(stored.carrierId) ?? stored);
  });
}

type Reference = { id: string | undefined; carrierId: string | undefined };

/** @throws AppError "not_found"; "conflict" where id and carrier are those of two relationships */
async function findRelationship(tx: Context, { id, carrierId }: Reference): Promise<LedgerEntry> {
  const carrierIds = carrierId === undefined ? [] : [carrierId];
  const [stored] = id === undefined ? await readEntries(tx, { carrierIds }) : await readEntriesById(tx, [id]);
  if (!stored) throw new AppError("not_found", "There is no such carrier relationship.");
  if (carrierId !== undefined && stored.carrierId !== carrierId)
    throw new AppError("conflict", "This is the relationship with another carrier.", {
      reason: "different_carriers",
      candidates: [stored.carrierId, carrierId],
    });
  return stored;
}

function answer({ organizationId }: Context, entry: LedgerEntry): Reviewed {
  return { carrierRelationship: showRelationshipState(entry, organizationId), version: entry.version };
}

/** Makes the same decision for many relationships, or with `validateOnly` only answers what would become of each. */
export async function reviewManyRelationships(
  ctx: Context,
  { items, validateOnly = false, ...decision }: ReviewManyRequest,
): Promise<ReviewManyResponse> {
  guardNote(decision);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const reviewed = await findReviewed(tx, items);
    const isStale = (index: number) => {
      const { ifVersion } = items[index] ?? {};
      return ifVersion !== undefined && ifVersion !== reviewed[index]?.entry?.version;
    };
    const entries = reviewed.flatMap(({ entry }) => entry ?? []);
    const ledger = await openLedger(tx, [...new Map(entries.map((entry) => [entry.id, entry])).values()]);
    for (const [index, { entry }] of reviewed.entries())
      if (entry && !isStale(index)) ledger.set(entry.carrierId, decision);
    if (!validateOnly) await writeRelationships(tx, ledger.changes());
    return {
      results: reviewed.map(({ entry, reason }, index) => {
        const id = entry?.id ?? items[index]?.id;
        return {
          ...(id !== undefined && { id }),
          ...(reason && { reason }),
          ...resultOf(tx, ledger, { entry, isStale: isStale(index) }),
        };
      }),
    };
  });
}

function resultOf(
  { organizationId }: Context,
  ledger: Ledger,
  { entry, isStale }: { entry: LedgerEntry | undefined; isStale: boolean },
): Omit<ReviewResult, "id" | "reason"> {
  if (!entry) return { outcome: "NOT_FOUND" };
  const before = showRelationshipState(entry, organizationId);
  if (isStale) return { outcome: "CONFLICT", before };
  const after = ledger.entryOf(entry.carrierId);
  if (!after || after.version === entry.version) return { outcome: "UNCHANGED", before };
  return { outcome: "CHANGED", before, after: showRelationshipState(after, organizationId) };
}

type Decision = { status?: RelationshipStatus | undefined; note?: string | undefined };

/** @throws AppError "invalid_request" for DO_NOT_DISPATCH without a note. */
export function guardNote({ status, note }: Decision) {
  if (status !== "DO_NOT_DISPATCH" || note !== undefined) return;
  throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
    issues: [{ path: "note", code: "required", message: "Say why the carrier is not to be dispatched." }],
  });
}
