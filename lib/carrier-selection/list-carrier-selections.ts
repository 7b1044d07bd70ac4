import * as z from "zod";
import { problemOf, type StoredSelection } from "@/lib/carrier-selection/rules";
import {
  CarrierSelectionRecord,
  type ListCarrierSelectionsRequest,
  type ListCarrierSelectionsResponse,
} from "@/lib/carrier-selection/schema";
import { readEndsBefore, readSelections } from "@/lib/carrier-selection/store";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { emptyPage, findWantedLoad } from "@/lib/loads/find-wanted-load";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([z.int32()]);
const nowhere = { sequence: -1, hash: "" };

/** Why carriers were assigned, newest first, each checked against its hash and the record before it. */
export async function listCarrierSelections(
  ctx: Context,
  { limit = pageSizeDefault, cursor, carrierId, ...load }: ListCarrierSelectionsRequest,
): Promise<ListCarrierSelectionsResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const loadId = await findWantedLoad(ctx, load);
  if (loadId === null) return emptyPage;
  const rows = await readSelections(ctx, { loadId, carrierId, before }, limit + 1);
  const { items, nextCursor } = pageOf(rows, limit, ({ sequence }) => [sequence]);
  const ends = await readEndsBefore(
    ctx,
    items.map(({ sequence }) => sequence),
  );
  const answer = (stored: StoredSelection) => {
    const { record, sequence, hash, previousHash } = stored;
    const problem = problemOf(stored, ends.get(sequence - 1) ?? nowhere);
    return {
      record: CarrierSelectionRecord.parse(record),
      ...{ sequence, hash, previousHash },
      ...(problem && { problem }),
    };
  };
  return { items: items.map(answer), nextCursor };
}
