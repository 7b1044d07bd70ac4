import { hashOf, type Selection, selectionRecord } from "@/lib/carrier-selection/rules";
import type { SelectionDoor } from "@/lib/carrier-selection/schema";
import { insertSelection, lockChain } from "@/lib/carrier-selection/store";
import { newId } from "@/lib/core/ids";
import { asJson } from "@/lib/core/json";
import { type Actor, authorOf, type Context } from "@/lib/server/context";

const doors: Record<Actor["type"], SelectionDoor> = { apiKey: "TMS", user: "PORTAL", carrier: "BID", system: "SYSTEM" };

/**
 * Freezes why a carrier was assigned, as the next link of the organization's chain. `tx` is the transaction that
 * assigns it, and this is the last thing it does: the chain stays locked until it ends, and whoever locked anything
 * after it could wait for another in a circle.
 * @param via where it was decided, unless that is plain from who acts
 */
export async function recordCarrierSelection(tx: Context, selection: Selection, via?: SelectionDoor) {
  const end = await lockChain(tx);
  const facts = {
    id: newId("selection"),
    organizationId: tx.organizationId,
    sequence: end.sequence + 1,
    at: tx.now.toISOString(),
    requestId: tx.requestId,
    decidedBy: authorOf(tx),
    via: via ?? doors[tx.actor.type],
    previousHash: end.hash,
  };
  const record = selectionRecord(facts, selection);
  await insertSelection(tx, record, hashOf(asJson(record)));
}
