import { AppError } from "@/lib/core/errors";
import { isWritable, schemaAt } from "@/lib/core/schema-shapes";
import { findLoad } from "@/lib/loads/get-load";
import type { PinFieldRequest, PinFieldResponse } from "@/lib/loads/schema/decisions";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { type NewChange, updateLoad } from "@/lib/loads/store/load-writes";
import { writeOnce } from "@/lib/loads/write-load";
import type { Context } from "@/lib/server/context";
import { pinsMax } from "@/lib/vocabulary/limits.values";

/**
 * Pins a field's value against the TMS, or unpins it. Both are recorded in the load's history.
 * @throws AppError "not_found", "invalid_request" for a path that no load has
 */
export function pinLoadField(ctx: Context, request: PinFieldRequest): Promise<PinFieldResponse> {
  guardPath(request.path);
  return writeOnce(ctx, (ctx, lock) => tryPin(ctx, request, lock));
}

async function tryPin(ctx: Context, { path, pinned, ...reference }: PinFieldRequest, lock: boolean) {
  const stored = await findLoad(ctx, reference, lock);
  const { pinnedPaths: before, version } = stored;
  if (before.includes(path) === pinned) return { pinnedPaths: [...before], version };
  const others = before.filter((pin) => pin !== path);
  const pinnedPaths = pinned ? [...others, path].slice(-pinsMax) : others;
  const flags = [pinned ? "field_pinned" : "field_unpinned"];
  const change: NewChange = { operation: "UPDATED", changes: [{ path }], flags };
  const isWritten = await updateLoad(ctx, { stored, state: { ...stored, pinnedPaths }, change });
  return isWritten ? { pinnedPaths, version: version + 1 } : undefined;
}

function guardPath(path: string) {
  // The keys of metadata are free: no schema lists them.
  if (/^load\.metadata\b/.test(path) || isWritableAt(path)) return;
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "path", code: "unknown_field", message: "No load has such a field." }],
  });
}

function isWritableAt(path: string) {
  const schema = schemaAt(SyncLoadRequest, path);
  return schema !== undefined && isWritable(schema) && path !== "load.externalId";
}
