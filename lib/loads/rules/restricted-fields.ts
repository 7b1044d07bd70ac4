import { fieldKeys } from "@/lib/core/field-shapes";
import type { LoadChange } from "@/lib/loads/schema/history";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** Fields of a load that not every user of the organization may see. */
const restrictedFields: ReadonlySet<string> = new Set(["customerRate"]);

/** Whether `load.customerRate.amount` or the like leads to such a field. */
export const isRestricted = (path: string) => restrictedFields.has(fieldKeys(path)[1] ?? "");

const without = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !restrictedFields.has(name)));

/** A load for who may not see the restricted fields: neither their values, nor what was sent or pinned of them. */
export function withoutRestrictedFields({ load, lastSynced, pinnedPaths, ...rest }: GetLoadResponse): GetLoadResponse {
  const { customerRate: _restricted, ...visible } = load;
  return {
    ...rest,
    load: visible,
    lastSynced: without(lastSynced),
    pinnedPaths: pinnedPaths.filter((path) => !isRestricted(path)),
  };
}

/** What is stored of a load for who may not see the restricted fields. */
export function withoutRestrictedValues({ customerRate: _restricted, ...visible }: LoadDocument): LoadDocument {
  return visible;
}

/** A row of the list for who may not see the restricted fields. */
export function withoutRestrictedColumns({ customerRate: _restricted, ...visible }: LoadSummary): LoadSummary {
  return visible;
}

export const withoutRestrictedChanges = (change: LoadChange): LoadChange => ({
  ...change,
  changes: change.changes.filter(({ path }) => !isRestricted(path)),
});
