import { type ChainEnd, genesis, problemOf, type StoredSelection } from "@/lib/carrier-selection/rules";
import type { VerifyCarrierSelectionsResponse } from "@/lib/carrier-selection/schema";
import { listChains, readChain } from "@/lib/carrier-selection/store";
import type { Context } from "@/lib/server/context";

/** All organizations that have a chain to verify. For the operator of the installation. */
export const listSelectionChains = (ctx: Pick<Context, "db">): Promise<string[]> => listChains(ctx);

const pageSize = 500;

/** Follows the organization's chain from its first record to the last, or to the first that is wrong. */
export async function verifyCarrierSelections(ctx: Context): Promise<VerifyCarrierSelectionsResponse> {
  let end: ChainEnd = genesis;
  let page: StoredSelection[];
  do {
    page = await readChain(ctx, end.sequence, pageSize);
    for (const stored of page) {
      const { sequence: records, hash: lastHash } = end;
      const problem = problemOf(stored, end);
      const sequence = problem === "record_missing" ? end.sequence + 1 : stored.sequence;
      if (problem) return { valid: false, records, lastHash, firstBroken: { sequence, problem } };
      end = stored;
    }
  } while (page.length === pageSize);
  return { valid: true, records: end.sequence, lastHash: end.hash };
}
