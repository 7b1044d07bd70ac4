"use client";

import { useEffect, useEffectEvent } from "react";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

/**
 * Follows a load that others change while it is open. Where nothing is edited the form takes the newer version over
 * and `onFollowed` gets what changed; else the newer version is answered, to be reviewed.
 */
export function useNewerVersion(
  latest: GetLoadResponse | undefined,
  { base, stored, changed, rebase }: EditedLoad,
  { isBusy, onFollowed }: { isBusy: boolean; onFollowed: (changes: readonly FieldChange[]) => void },
): GetLoadResponse | undefined {
  const newer = latest && base && latest.version > base.version && !isBusy ? latest : undefined;
  const isUntouched = changed.length === 0;
  const follow = useEffectEvent((next: GetLoadResponse) => onFollowed(rebase(stored, next)?.taken ?? []));
  useEffect(() => {
    if (newer && isUntouched) follow(newer);
  }, [newer, isUntouched]);
  return isUntouched ? undefined : newer;
}
