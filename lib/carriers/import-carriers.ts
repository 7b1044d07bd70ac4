import { soughtBy } from "@/lib/carriers/rules/match-carriers";
import { type ImportPlan, planImport } from "@/lib/carriers/rules/plan-import";
import { emptyProfile, profileChanges } from "@/lib/carriers/rules/profile-changes";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { ImportCarriersRequest, ImportCarriersResponse, ImportRow } from "@/lib/carriers/schema/import";
import { insertChanges, type NewChange } from "@/lib/carriers/store/carrier-history";
import { recordConflicts } from "@/lib/carriers/store/conflicts";
import { findIdentities, findIdentitiesById, insertIdentities } from "@/lib/carriers/store/identities";
import { readProfiles, type StoredProfile, writeProfiles } from "@/lib/carriers/store/known-carriers";
import { lockCarriersOf, readEntries } from "@/lib/carriers/store/relationships";
import { openLedger, writeRelationships } from "@/lib/carriers/write-relationships";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import type { FieldChange } from "@/lib/vocabulary/field-change";

const source = "IMPORT";
type Profiles = ReadonlyMap<string, StoredProfile>;

/** Adds carriers from a list, or with `validateOnly` only answers what would become of each row. */
export async function importCarriers(
  ctx: Context,
  { rows, validateOnly = false }: ImportCarriersRequest,
): Promise<ImportCarriersResponse> {
  // It decides nothing, so nobody waits for it, nor it for anybody.
  if (validateOnly) return { results: withoutNewIds((await planRows(ctx, rows)).plan) };
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const { plan, ledger, profiles } = await addNewCarriers(tx, rows);
    await saveProfiles(tx, plan, profiles);
    await writeRelationships(tx, ledger.changes());
    await recordConflicts(tx, plan.conflicts, source);
    return { results: plan.results };
  });
}

/** Identities belong to all organizations: where another has added one meanwhile, the rows are planned anew with it. */
async function addNewCarriers(tx: Context, rows: readonly ImportRow[]) {
  for (;;) {
    const planned = await planRows(tx, rows);
    if (await insertIdentities(tx, planned.plan.newIdentities)) return planned;
  }
}

async function planRows(ctx: Context, rows: readonly ImportRow[]) {
  const { carriers, stored, profiles } = await readWhatIsNamed(ctx, rows);
  const ledger = await openLedger(ctx, stored, source);
  const plan = planImport(rows, {
    carriers,
    ledger,
    profiles: new Map([...profiles].map(([id, { profile }]) => [id, profile])),
    newCarrierId: () => newId("carrier"),
  });
  return { plan, ledger, profiles };
}

async function readWhatIsNamed(tx: Context, rows: readonly ImportRow[]) {
  const sought = rows.map((row) => soughtBy(row));
  const numbered = await findIdentities(
    tx,
    sought.flatMap(({ numbers }) => numbers),
  );
  const carrierIds = numbered.map(({ id }) => id);
  const externalIds = sought.flatMap((named) => named.externalIds);
  const stored = await readEntries(tx, { carrierIds, externalIds });
  const others = stored.map(({ carrierId }) => carrierId).filter((id) => !carrierIds.includes(id));
  const carriers = [...numbered, ...(await findIdentitiesById(tx, others))];
  return { carriers, stored, profiles: await readProfiles(tx, [...carrierIds, ...others]) };
}

/** Stores the profiles that changed. A new one is stored even when empty: it marks the carrier as known. */
async function saveProfiles(tx: Context, { profiles, newlyKnown }: ImportPlan, stored: Profiles) {
  const added = new Map(newlyKnown.map((identity) => [identity.id, identity]));
  const written = new Map<string, StoredProfile>();
  const recorded = [...profiles].flatMap(([carrierId, profile]): NewChange[] => {
    const before = stored.get(carrierId);
    const changes = profileChanges(before?.profile ?? emptyProfile, profile);
    if (!before || changes.length > 0) written.set(carrierId, { profile, version: (before?.version ?? 0) + 1 });
    const identity = added.get(carrierId);
    if (identity)
      return [{ carrierId, source, operation: "CARRIER_ADDED", changes: [...identityAdded(identity), ...changes] }];
    return changes.length > 0 ? [{ carrierId, source, operation: "PROFILE_UPDATED", changes }] : [];
  });
  await writeProfiles(tx, written);
  await insertChanges(tx, recorded);
}

const identityAdded = ({ id: _id, ...identity }: CarrierIdentity): FieldChange[] =>
  Object.entries(identity).map(([field, after]) => ({ path: `carrier.${field}`, after }));

/** A call that only validates creates no carriers, so it must not answer ids of new ones. */
function withoutNewIds({ results, newIdentities }: ImportPlan): ImportCarriersResponse["results"] {
  const tried = new Set(newIdentities.map(({ id }) => id));
  return results.map(({ carrierId, ...result }) =>
    carrierId === undefined || tried.has(carrierId) ? result : { ...result, carrierId },
  );
}
