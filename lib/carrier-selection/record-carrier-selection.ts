import { hashOf, type Selection, selectionRecord } from "@/lib/carrier-selection/rules";
import type { SelectionOrigin } from "@/lib/carrier-selection/schema";
import { insertSelection, lockChain } from "@/lib/carrier-selection/store";
import { newId } from "@/lib/core/ids";
import { asJson } from "@/lib/core/json";
import { type Actor, authorOf, type Context } from "@/lib/server/context";

const origins: Record<Actor["type"], SelectionOrigin> = {
  apiKey: "TMS",
  user: "PORTAL",
  carrier: "BID",
  system: "SYSTEM",
};

/**
 * Records why a carrier was assigned, as the next link of the organization's chain. Call it last in the transaction
 * that assigns the carrier: the chain stays locked until `tx` ends, and a lock taken after it could cause a deadlock.
 * @param via where it was decided; by default derived from the actor
 */
export async function recordCarrierSelection(tx: Context, selection: Selection, via?: SelectionOrigin) {
  const end = await lockChain(tx);
  const facts = {
    id: newId("selection"),
    organizationId: tx.organizationId,
    sequence: end.sequence + 1,
    at: tx.now.toISOString(),
    requestId: tx.requestId,
    decidedBy: authorOf(tx),
    via: via ?? origins[tx.actor.type],
    previousHash: end.hash,
  };
  const record = selectionRecord(facts, selection);
  await insertSelection(tx, record, hashOf(asJson(record)));
}
