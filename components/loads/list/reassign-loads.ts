import { api } from "@/lib/browser/api";
import type { CoverageOwners, ReassignedLoad } from "@/lib/loads/schema/decisions";

const mostAtOnce = 200;

type Options = {
  validateOnly?: boolean;
  ifOwners?: CoverageOwners;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
};

export type Reassignment = {
  results: ReassignedLoad[];
  /** The loads that were not reached, and why. */
  rest: string[];
  error?: unknown;
};

/** Reassigns as many loads as there are, call by call. What fails stops it: the rest can be tried again. */
export async function reassignLoads(
  ids: readonly string[],
  owners: CoverageOwners,
  { onProgress, signal, ...options }: Options = {},
): Promise<Reassignment> {
  const results: ReassignedLoad[] = [];
  for (let first = 0; first < ids.length; first += mostAtOnce) {
    const some = ids.slice(first, first + mostAtOnce);
    try {
      results.push(...(await api("/loads/reassign", { ids: some, ...owners, ...options }, { signal })).results);
    } catch (error) {
      return { results, rest: ids.slice(first), error };
    }
    onProgress?.(results.length);
  }
  return { results, rest: [] };
}

export const countOf = (results: readonly ReassignedLoad[], outcome: ReassignedLoad["outcome"]) =>
  results.filter((result) => result.outcome === outcome).length;

const ownerNames = ["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId"] as const;

/** Loads by whose they were, as far as it was changed. */
export function groupByOwner(results: readonly ReassignedLoad[], changed: CoverageOwners) {
  const groups = new Map<string, { ids: string[]; owners: CoverageOwners }>();
  for (const { id, outcome, before } of results) {
    if (outcome !== "CHANGED" || !before) continue;
    const owners = Object.fromEntries(
      ownerNames.flatMap((name) => (changed[name] === undefined ? [] : [[name, before[name] ?? null]])),
    );
    const key = JSON.stringify(owners);
    const group = groups.get(key) ?? { ids: [] as string[], owners };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How many of the loads that would change each present owner has; users count before teams. The most come first. */
export function countPresentOwners(results: readonly ReassignedLoad[], changed: CoverageOwners) {
  const kind = changed.externalOwnerCoverageUserId === undefined ? "team" : "user";
  const name = kind === "user" ? "externalOwnerCoverageUserId" : "externalOwnerCoverageTeamId";
  const counts = new Map<string | null, number>();
  for (const { outcome, before } of results) {
    const id = before?.[name] ?? null;
    if (outcome === "CHANGED") counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ kind, id, count }) as const).sort((a, b) => b.count - a.count);
}

/** Gives the loads back to whose they were, but for those that somebody gave away again meanwhile. */
export async function undoReassignment(results: readonly ReassignedLoad[], given: CoverageOwners) {
  let restored = 0;
  for (const { ids, owners } of groupByOwner(results, given)) {
    const back = await reassignLoads(ids, owners, { ifOwners: given });
    restored += countOf(back.results, "CHANGED");
  }
  return { restored, kept: countOf(results, "CHANGED") - restored };
}
