/**
 * Whose loads are meant, by the TMS's ids of users and teams. Null: everybody's. What nobody covers belongs to each team.
 */
export type LoadCoverage = { userIds: readonly string[]; teamIds: readonly string[]; withUnowned: boolean } | null;

/** The values of the parameters that `coveredBy` reads. */
export const coverageValues = (coverage: LoadCoverage) => ({
  userIds: coverage?.userIds ?? null,
  teamIds: coverage?.teamIds ?? null,
  withUnowned: coverage?.withUnowned ?? null,
});

export const coverageParameters = { userIds: "text[]", teamIds: "text[]", withUnowned: "bool" } as const;

type Placed = Record<keyof typeof coverageParameters, string>;

/** The condition that a row of loads, under this name, is covered by whom the parameters say. */
export const coveredBy = (load: string, p: Placed) =>
  `(${p.userIds} IS NULL OR ${load}."ownerUserExternalId" = ANY(${p.userIds})
    OR ${load}."ownerTeamExternalId" = ANY(${p.teamIds})
    OR (${p.withUnowned} AND ${load}."ownerUserExternalId" IS NULL AND ${load}."ownerTeamExternalId" IS NULL))`;

/** The condition that a row of loads, under this name, is ahead of its pickup and nobody hauls it. */
export const isUncovered = (load: string) =>
  `${load}."status" IN ('ON_HOLD', 'AVAILABLE') AND ${load}."carrierId" IS NULL`;
