import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { shownTo, viewerOf } from "@/lib/list-views/list-views";
import { mayChange, maySee, refusalToShare, type StoredView, type Viewer } from "@/lib/list-views/rules";
import type {
  ArrangeViewsRequest,
  ArrangeViewsResponse,
  RemoveViewRequest,
  RemoveViewResponse,
  SaveViewRequest,
  SaveViewResponse,
} from "@/lib/list-views/schema";
import { countViewsOf, deleteView, findView, writeChoice, writeView } from "@/lib/list-views/store";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** More than anybody looks through, and few enough to be read at once. */
const perUserMax = 100;

/** @throws AppError "not_found" for one that the viewer does not see; "forbidden" for one that others shared. */
async function changeable(ctx: Context, id: string, viewer: Viewer): Promise<StoredView> {
  const view = await findView(ctx, id);
  if (!view || !maySee(view, viewer)) throw new AppError("not_found", "There is no such view.");
  if (!mayChange(view, viewer)) throw new AppError("forbidden", "Only who shared a view, or an admin, may change it.");
  return view;
}

/**
 * Saves a view under a name, or changes one.
 * @throws AppError "not_found"; "forbidden" for a view of others, and for who may not share one so; "conflict" for more
 *   than anybody needs
 */
export const saveView = (ctx: Context, { id, ...given }: SaveViewRequest): Promise<SaveViewResponse> =>
  inTransaction(ctx, async (tx) => {
    const viewer = await viewerOf(tx);
    const known = id === undefined ? undefined : await changeable(tx, id, viewer);
    const refusal = refusalToShare(given, viewer);
    if (refusal) throw new AppError("forbidden", refusal);
    if (!known && (await countViewsOf(tx, viewer.userId)) >= perUserMax)
      throw new AppError("conflict", `Nobody has more than ${perUserMax} views. Remove one first.`);
    // Another's view that is made private would be gone for everybody but its owner.
    const ownerId = given.scope === "PRIVATE" ? viewer.userId : (known?.ownerId ?? viewer.userId);
    const view = await writeView(tx, { ...given, id: id ?? newId("view"), ownerId });
    return { view: shownTo(viewer, view) };
  });

/** @throws AppError "not_found"; "forbidden" for a view that others shared */
export async function removeView(ctx: Context, { id }: RemoveViewRequest): Promise<RemoveViewResponse> {
  await changeable(ctx, id, await viewerOf(ctx));
  await deleteView(ctx, id);
  return {};
}

/** Keeps in which order a user has the views, and which opens first: others have theirs. */
export async function arrangeViews(
  ctx: Context,
  { list, order, defaultId }: ArrangeViewsRequest,
): Promise<ArrangeViewsResponse> {
  const { userId } = await viewerOf(ctx);
  await writeChoice(ctx, { list, userId }, { order, defaultId });
  return {};
}
