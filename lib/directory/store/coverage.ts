import type { Context } from "@/lib/server/context";
import { defineStatement, nullable, runStatement, text, textArray } from "@/lib/server/statement";

const read = defineStatement({
  name: "read-coverage-of-user",
  parameters: { organizationId: "text", userId: "text" },
  text: (p) => `SELECT own."externalId",
      array_remove(array_agg(DISTINCT team."externalId"), NULL) AS "teamIds",
      array_remove(array_agg(DISTINCT mate."externalId"), NULL) AS "mateIds"
    FROM "member" own
    LEFT JOIN "team_member" mine ON mine."organizationId" = own."organizationId" AND mine."memberId" = own."id"
    LEFT JOIN "team" team ON team."organizationId" = own."organizationId" AND team."id" = mine."teamId"
    LEFT JOIN "team_member" theirs ON theirs."organizationId" = own."organizationId" AND theirs."teamId" = mine."teamId"
    LEFT JOIN "member" mate ON mate."organizationId" = own."organizationId" AND mate."id" = theirs."memberId"
    WHERE own."organizationId" = ${p.organizationId} AND own."userId" = ${p.userId}
    GROUP BY own."externalId"`,
  row: { externalId: nullable(text()), teamIds: textArray(), mateIds: textArray() },
});

export async function readCoverage(ctx: Context, userId: string) {
  const [row] = await runStatement(ctx, read, { organizationId: ctx.organizationId, userId });
  return row ?? { externalId: null, teamIds: [], mateIds: [] };
}
