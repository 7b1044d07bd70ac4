import { isField, isOfGoods } from "@/lib/loads/rules/load-cells";
import type { LoadImportProblem } from "@/lib/loads/schema/import";
import type { LoadRow, LoadRowField } from "@/lib/loads/schema/load-row";

export type Row = { at: number; cells: LoadRow };
/** What several rows say together, and which row said what first. */
type Shared = { cells: LoadRow; saidAt: Map<string, number> };

const isOfStop = (field: string) => /^(pickup|delivery|stop)[A-Z]/.test(field);
const isOfRow = (field: LoadRowField) => isOfStop(field) || field === "currency";

const nothing = (): Shared => ({ cells: {}, saidAt: new Map() });

/** Adds what a row says to what the rows before it said; where it says otherwise, that is a fault. */
function share({ cells, saidAt }: Shared, { at, cells: own }: Row, isWanted: (field: LoadRowField) => boolean) {
  const faults: LoadImportProblem[] = [];
  for (const field of Object.keys(own)) {
    if (!isField(field) || own[field] === undefined || !isWanted(field)) continue;
    if (cells[field] === undefined) {
      cells[field] = own[field];
      saidAt.set(field, at);
    } else if (!isOfRow(field) && cells[field] !== own[field]) {
      const message = `Row ${saidAt.get(field)} of the same load says ${JSON.stringify(cells[field])}.`;
      faults.push({ row: at, field, code: "rows_differ", message });
    }
  }
  return faults;
}

/** What all rows of a load say of it together, its goods apart. */
export function sharedCells(rows: readonly Row[], faults: LoadImportProblem[]): Shared {
  const shared = nothing();
  for (const row of rows) faults.push(...share(shared, row, (field) => !isOfGoods(field)));
  return shared;
}

/**
 * The goods of a load: what several rows say under one name or one `commoditySequence`. A row with neither is of the
 * first.
 */
export function commoditiesOf(rows: readonly Row[], faults: LoadImportProblem[]): Shared[] {
  const keyOf = ({ commoditySequence: sequence, commodityName: name }: LoadRow) =>
    sequence === undefined ? name && `name ${name}` : `sequence ${sequence}`;
  const first = rows.flatMap(({ cells }) => keyOf(cells) ?? [])[0] ?? "";
  const byKey = new Map([[first, nothing()]]);
  for (const row of rows) {
    const key = keyOf(row.cells) ?? first;
    const commodity = byKey.get(key) ?? nothing();
    byKey.set(key, commodity);
    faults.push(...share(commodity, row, isOfGoods));
  }
  return [...byKey.values()];
}
