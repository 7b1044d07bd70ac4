"use client";

import { useSyncExternalStore } from "react";
import { asPasted, isOfTab, type PastedIds, readPasted } from "@/components/loads/list/pasted-ids";

const never = () => () => {};

/** What was pasted for the filter of this address: undefined until the tab was asked, null where it does not know. */
export function usePastedIds(value: string | null): PastedIds | null | undefined {
  const stored = useSyncExternalStore(
    never,
    () => (value === null ? null : readPasted(value)),
    () => undefined,
  );
  return stored ? asPasted(stored) : stored === undefined && isOfTab(value) ? undefined : null;
}
