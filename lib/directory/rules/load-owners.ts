const ownerOf = (load: string) => `SELECT owner."userId" FROM "member" owner
    WHERE owner."organizationId" = ${load}."organizationId" AND owner."externalId" = ${load}."ownerUserExternalId"
      AND owner."deactivatedAt" IS NULL`;

const matesOf = (load: string) => `SELECT mate."userId" FROM "team" team
    JOIN team_member place ON place."organizationId" = team."organizationId" AND place."teamId" = team."id"
    JOIN "member" mate ON mate."organizationId" = place."organizationId" AND mate."id" = place."memberId"
    WHERE team."organizationId" = ${load}."organizationId" AND team."externalId" = ${load}."ownerTeamExternalId"
      AND mate."deactivatedAt" IS NULL`;

const isInTeam = (member: string) => `EXISTS (SELECT 1 FROM team_member place
      WHERE place."organizationId" = ${member}."organizationId" AND place."memberId" = ${member}."id")`;

/**
 * The users whose load a row of loads is, under this name: its owner; else the members of its owner's team; what nobody
 * covers belongs to every broker, and what somebody unknown here covers to those who look after all loads, having
 * neither a TMS's id nor a team. Who may not act for the organization any more is none of them.
 */
export const usersOfLoad = (load: string) => `
  ${ownerOf(load)}
  UNION ALL
  (${matesOf(load)} AND NOT EXISTS (${ownerOf(load)}))
  UNION ALL
  SELECT broker."userId" FROM "member" broker
    WHERE broker."organizationId" = ${load}."organizationId" AND broker."deactivatedAt" IS NULL
      AND broker."role" IN ('ADMIN', 'BROKER')
      AND (${load}."ownerUserExternalId" IS NULL AND ${load}."ownerTeamExternalId" IS NULL
        OR broker."externalId" IS NULL AND NOT ${isInTeam("broker")}
          AND NOT EXISTS (${ownerOf(load)}) AND NOT EXISTS (${matesOf(load)}))`;
