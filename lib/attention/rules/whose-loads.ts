import type { AttentionScope } from "@/lib/attention/schema/attention";
import type { LoadCoverage } from "@/lib/loads/rules/coverage";

/** By which of the TMS's ids a user, its teams and their members own loads. */
type Known = { externalId: string | null; teamIds: readonly string[]; mateIds: readonly string[] };

/** Who covers loads, alone or in a team, begins with these; where nobody has set that up, with all. */
export const scopeOf = ({ externalId, teamIds, mateIds }: Known): AttentionScope =>
  externalId !== null || teamIds.length > 0 || mateIds.length > 0 ? "TEAM" : "ALL";

/** Whose loads a scope means. What nobody covers belongs to every team: else nobody would look after it. */
export function coverageOf(scope: AttentionScope, { externalId, teamIds, mateIds }: Known): LoadCoverage {
  if (scope === "ALL") return null;
  const own = externalId === null ? [] : [externalId];
  if (scope === "MINE") return { userIds: own, teamIds: [], withUnowned: false };
  return { userIds: [...new Set([...own, ...mateIds])], teamIds, withUnowned: true };
}
