import { setImmediate } from "node:timers/promises";
import type { ObservationChanges } from "@/lib/rates/rules/observations";
import {
  changedRows,
  changeRow,
  pooledEntries,
  type RowChange,
  renewWeek,
  type UnclearWeek,
} from "@/lib/rates/rules/summary-changes";
import { pool } from "@/lib/rates/rules/weekly-sample";
import { changeObservations } from "@/lib/rates/store/observations";
import { readPricesOfWeeks } from "@/lib/rates/store/prices";
import { type ChangedRow, lockSummaries, readOwners, writeSummaries } from "@/lib/rates/store/summaries";
import type { Context } from "@/lib/server/context";

/**
 * Takes what was stored and what was replaced or removed over into the summaries; for one observation as for thousands,
 * a handful of statements. Call it in the transaction that wrote the observations, after them, and once.
 */
async function changeSummaries(tx: Context, rows: readonly RowChange[]) {
  if (rows.length === 0) return;
  const texts = await lockSummaries(tx, rows);
  const changed = rows.map((row, at) => ({ row, before: texts[at] ?? "", ...changeRow(texts[at] ?? "", row) }));
  const different = changed.filter(({ before, weeks }) => weeks !== before);
  await writeSummaries(tx, different);
  const unclear = changed.filter(({ unclear }) => unclear.length > 0);
  await renewOwn(
    tx,
    unclear.filter(({ row }) => row.owner !== pool),
  );
  await renewPool(
    tx,
    unclear.filter(({ row }) => row.owner === pool),
  );
}

type UnclearRow = ChangedRow & { unclear: UnclearWeek[] };
const wantedOf = ({ row, unclear }: UnclearRow) => ({ row, places: unclear.map(({ place }) => place) });

/** Weeks that lost a price, of which more were known than are kept: chosen again from the prices themselves. */
async function renewOwn(tx: Context, rows: readonly UnclearRow[]) {
  if (rows.length === 0) return;
  const pricesOf = await readPricesOfWeeks(tx, rows.map(wantedOf));
  const renewed = rows.map((it) => renew(it, (place) => pricesOf(it.row, place)));
  await writeSummaries(tx, renewed);
}

/** The same for the pool: from what each organization's summary has kept, which is more than the pool keeps of each. */
async function renewPool(tx: Context, rows: readonly UnclearRow[]) {
  if (rows.length === 0) return;
  const ownersOf = await readOwners(tx, rows.map(wantedOf));
  const entriesOf = (row: RowChange, place: number) =>
    ownersOf(row, place).flatMap(({ owner, week }) => pooledEntries(week, row, owner));
  await writeSummaries(
    tx,
    rows.map((it) => renew(it, (place) => entriesOf(it.row, place))),
  );
}

const renew = ({ row, weeks, unclear }: UnclearRow, entriesOf: (place: number) => string[]): ChangedRow => ({
  row,
  weeks: unclear.reduce((text, week) => renewWeek(text, row, week, entriesOf(week.place)), weeks),
});

/** Takes out what was removed or replaced, puts in what was added, and keeps the weekly summaries in step. */
export async function saveObservations(tx: Context, changes: ObservationChanges) {
  if (changes.added.length === 0 && changes.removed.length === 0) return;
  // Which summaries change is worked out while the database stores the prices.
  const [rows] = await Promise.all([
    setImmediate().then(() => changedRows(tx.organizationId, changes)),
    changeObservations(tx, changes),
  ]);
  await changeSummaries(tx, rows);
}
