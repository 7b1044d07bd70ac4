import type { ChangeKind } from "@/lib/core/live-change";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, runStatement, timestamp } from "@/lib/server/statement";

type Author = ReturnType<typeof authorOf>;

/** A setting as it is stored: one more in `version` with each save. */
export type Saved<Value> = { value: Value; version: number; savedBy: Author; savedAt: Date };

/** By whom and when a setting was saved, as it is answered. */
export const savedState = ({ version, savedBy, savedAt }: Saved<unknown>) => ({
  version,
  savedBy,
  savedAt: savedAt.toISOString(),
});

/**
 * A table with one JSON value for each organization. A save names the version it was made over, so that of two people
 * who change the same one neither overwrites the other unasked.
 *
 *     const exchangeRates = defineSetting<ExchangeRate[]>({ table: "exchange_rates", column: "rates", kind: "exchange-rates" });
 */
export function defineSetting<Value>({ table, column, kind }: { table: string; column: string; kind: ChangeKind }) {
  const row = { value: jsonb<Value>(), version: int(), savedBy: jsonb<Author>(), savedAt: timestamp() };
  const readSetting = defineStatement({
    name: `read-${kind}`,
    parameters: { organizationId: "text" },
    text: (p) => `SELECT "${column}" AS "value", "version", "savedBy", "savedAt" FROM "${table}"
      WHERE "organizationId" = ${p.organizationId}`,
    row,
  });
  // Compares the version and writes in one statement: of two who save over the same version only one succeeds.
  const writeSetting = defineStatement({
    name: `write-${kind}`,
    parameters: { organizationId: "text", value: "jsonb", savedBy: "jsonb", savedAt: "timestamptz", ifVersion: "int4" },
    text: (p) => `INSERT INTO "${table}" AS present ("organizationId", "${column}", "savedBy", "savedAt")
      SELECT ${p.organizationId}, ${p.value}, ${p.savedBy}, ${p.savedAt}
      WHERE coalesce(${p.ifVersion}, 0) = 0
        OR EXISTS (SELECT 1 FROM "${table}" WHERE "organizationId" = ${p.organizationId})
      ON CONFLICT ("organizationId") DO UPDATE SET "${column}" = excluded."${column}", "savedBy" = excluded."savedBy",
        "savedAt" = excluded."savedAt", "version" = present."version" + 1
        WHERE ${p.ifVersion} IS NULL OR present."version" = ${p.ifVersion}
      RETURNING "${column}" AS "value", "version", "savedBy", "savedAt"`,
    row,
  });
  return {
    /** Undefined where none was ever saved. */
    async read(ctx: Context): Promise<Saved<Value> | undefined> {
      const [saved] = await runStatement(ctx, readSetting, { organizationId: ctx.organizationId });
      return saved as Saved<Value> | undefined;
    },
    /** Undefined, and nothing is written, where the setting is not at `ifVersion` (0: none was ever saved). */
    async write(ctx: Context, value: Value, ifVersion: number | undefined): Promise<Saved<Value> | undefined> {
      const [written] = await runStatement(ctx, writeSetting, {
        organizationId: ctx.organizationId,
        value: JSON.stringify(value),
        savedBy: JSON.stringify(authorOf(ctx)),
        savedAt: ctx.now,
        ifVersion: ifVersion ?? null,
      });
      if (written) announceChange(ctx, kind);
      return written as Saved<Value> | undefined;
    },
  };
}
