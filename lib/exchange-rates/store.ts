import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, type RowOf, runStatement, timestamp } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

const read = defineStatement({
  name: "read-exchange-rates",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT "rates", "version", "savedBy", "savedAt" FROM "exchange_rates"
    WHERE "organizationId" = ${p.organizationId}`,
  row: { rates: jsonb<ExchangeRate[]>(), version: int(), savedBy: jsonb<Author>(), savedAt: timestamp() },
});
type SavedRates = RowOf<typeof read>;

/** The organization's rates of exchange; undefined where none were ever saved. */
export async function readRates(ctx: Context): Promise<SavedRates | undefined> {
  const [saved] = await runStatement(ctx, read, { organizationId: ctx.organizationId });
  return saved;
}

/** Compares the version and writes in one statement: of two who save over the same version only one succeeds. */
const write = defineStatement({
  name: "write-exchange-rates",
  parameters: { organizationId: "text", rates: "jsonb", savedBy: "jsonb", savedAt: "timestamptz", ifVersion: "int4" },
  text: (p) => `INSERT INTO "exchange_rates" AS present ("organizationId", "rates", "savedBy", "savedAt")
    SELECT ${p.organizationId}, ${p.rates}, ${p.savedBy}, ${p.savedAt}
    WHERE coalesce(${p.ifVersion}, 0) = 0
      OR EXISTS (SELECT 1 FROM "exchange_rates" WHERE "organizationId" = ${p.organizationId})
    ON CONFLICT ("organizationId") DO UPDATE SET "rates" = excluded."rates", "savedBy" = excluded."savedBy",
      "savedAt" = excluded."savedAt", "version" = present."version" + 1
      WHERE ${p.ifVersion} IS NULL OR present."version" = ${p.ifVersion}
    RETURNING "version"`,
  row: { version: int() },
});

/** Undefined, and nothing is written, where the rates are not at `ifVersion` (0: none were ever saved). */
export async function writeRates(
  ctx: Context,
  rates: readonly ExchangeRate[],
  ifVersion: number | undefined,
): Promise<SavedRates | undefined> {
  const { organizationId, now } = ctx;
  const savedBy = authorOf(ctx);
  const [written] = await runStatement(ctx, write, {
    organizationId,
    rates: JSON.stringify(rates),
    savedBy: JSON.stringify(savedBy),
    savedAt: now,
    ifVersion: ifVersion ?? null,
  });
  if (!written) return undefined;
  announceChange(ctx, "exchange-rates");
  return { rates: [...rates], version: written.version, savedBy, savedAt: now };
}
