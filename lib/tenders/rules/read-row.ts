import type { Column } from "@/lib/tenders/rules/columns";
import { commodityIn, isGoods } from "@/lib/tenders/rules/commodities";
import { crossingOfCell, crossingsIn } from "@/lib/tenders/rules/crossings";
import { hazardsIn } from "@/lib/tenders/rules/hazards";
import type { Currency, Meaning, MoneyFound } from "@/lib/tenders/rules/money";
import { number, quantityOf } from "@/lib/tenders/rules/numbers";
import { piecesIn, temperaturesIn, weightsIn } from "@/lib/tenders/rules/quantities";
import type { Reader } from "@/lib/tenders/rules/read-part";
import { emptyReading, type Reading } from "@/lib/tenders/rules/reading";
import { demandsIn, equipmentIn } from "@/lib/tenders/rules/requirements";
import { type Cells, isEmpty, spanOf, stopOf, textOf } from "@/lib/tenders/rules/row-stops";
import type { Row, Table } from "@/lib/tenders/rules/tables";
import { matchesOf, type Part, slice, trimmed, writtenAt } from "@/lib/tenders/rules/text";
import { trailerOfCell } from "@/lib/tenders/rules/trailers";

const numberOf = (cell: Part) => {
  const [match] = matchesOf(cell, new RegExp(number, "g"));
  return match && { start: match.start, end: match.end, value: quantityOf(match.groups[0]) };
};

function weightOf(column: Extract<Column, { kind: "weight" }>, cell: Part): Reading["weight"] {
  const [measured] = weightsIn(cell).found;
  if (measured) return { ...measured, isTotal: true };
  const found = numberOf(cell);
  if (!found || found.value <= 0) return undefined;
  const kind =
    column.unit === "TONS"
      ? { value: Math.round(found.value * 1000), isTons: true }
      : { value: found.value, ...(column.unit && { unit: column.unit }) };
  return { start: found.start, end: found.end, ...kind, isTotal: true, isEach: false };
}

function moneyOf(
  cell: Part,
  { meaning, currency }: { meaning: Meaning; currency: Currency | undefined },
): MoneyFound | undefined {
  const found = numberOf(cell);
  if (!found || found.value < 50 || /\/ ?mi|per mile|%/.test(cell.plain)) return undefined;
  const written = /\busd\b|dlls/.test(cell.plain) ? "USD" : /\bmxn\b|pesos|m\.n/.test(cell.plain) ? "MXN" : currency;
  return {
    ...spanOf(cell),
    cents: Math.round(found.value * 100),
    ...(written && { currency: written }),
    isDollarSign: cell.plain.includes("$"),
    meaning,
    isPerMile: false,
    isAgreed: false,
    kind: "alone",
  };
}

/** Goods, temperature, crossing and what is asked, as notes and cells of goods have them. */
function readNotes(cell: Part, reading: Reading, isGoodsCell: boolean) {
  const crossing = isGoodsCell ? undefined : crossingOfNotes(cell);
  const hazards = hazardsIn(cell);
  const temperatures = temperaturesIn(hazards.rest);
  const equipment = equipmentIn(temperatures.rest);
  const demands = demandsIn(equipment.rest);
  const pieces = piecesIn(demands.rest);
  reading.temperature ??= temperatures.found[0];
  reading.crossing ??= crossing;
  reading.hazards = { ...hazards.found, ...reading.hazards };
  reading.equipment.push(...equipment.found);
  reading.demands.push(...demands.found);
  reading.pieces ??= pieces.found[0];
  if (isGoodsCell) {
    const span = spanOf(cell);
    const end = Math.min(span.end, ...[...temperatures.found, ...pieces.found].map(({ start }) => start));
    const goods = trimmed(cell, { start: span.start, end }, /[\s,;"(]/);
    if (goods.end > goods.start) reading.commodity ??= { ...goods, name: writtenAt(cell, goods) };
    return;
  }
  const goods = commodityIn(pieces.rest, [pieces.found, temperatures.found]);
  if (goods && isGoods(writtenAt(cell, goods).toLowerCase()))
    reading.commodity ??= { ...goods, name: writtenAt(cell, goods) };
}

/** Notes are several, with commas between them. */
function crossingOfNotes(cell: Part) {
  const [said] = crossingsIn(cell).found;
  return (
    said ??
    matchesOf(cell, /[^,;]+/g).flatMap(
      ({ start, end }) => crossingOfCell(slice(cell, start - cell.at, end - cell.at)) ?? [],
    )[0]
  );
}

function readCell(reading: Reading, { column, cell }: Cells[number], currency: Currency | undefined) {
  if (column.kind === "trailer") reading.trailer = trailerOfCell(cell);
  if (column.kind === "weight") reading.weight ??= weightOf(column, cell);
  if (column.kind === "rate") {
    const money = moneyOf(cell, { meaning: column.meaning, currency: column.currency ?? currency });
    if (money) reading.money.push(money);
  }
  if (column.kind === "reference") {
    reading.references.push({
      ...spanOf(cell),
      label: column.label,
      value: textOf(cell),
      valueSpan: spanOf(cell),
      isOfStop: false,
    });
  }
  if (column.kind === "customer") reading.customer = { ...spanOf(cell), name: textOf(cell) };
  if (column.kind === "crossing") reading.crossing ??= crossingOfCell(cell) ?? crossingsIn(cell).found[0];
  if (column.kind === "commodity") readNotes(cell, reading, true);
  if (column.kind === "notes") readNotes(cell, reading, false);
  if (column.kind === "temperature") reading.temperature ??= temperaturesIn(cell).found[0];
  if (column.kind === "pieces") {
    const [pieces] = piecesIn(cell).found;
    const count = numberOf(cell);
    reading.pieces ??=
      pieces ??
      (count && Number.isInteger(count.value) && count.value > 0
        ? { start: count.start, end: count.end, count: count.value, unitWord: "", isTotal: true }
        : undefined);
  }
}

const currencyOfCell = (cells: Cells): Currency | undefined => {
  const text = cells.find(({ column }) => column.kind === "currency")?.cell.plain ?? "";
  return /usd|dls|dlls/.test(text) ? "USD" : /mx|pesos|mn/.test(text) ? "MXN" : /cad/.test(text) ? "CAD" : undefined;
};

/** The load of a row; none where it names no place. */
export function readRow({ columns }: Table, row: Row, reader: Reader): { reading: Reading; count: number } | undefined {
  if (/^[\s"]*(?:sub)?total/.test(row.line.plain)) return undefined;
  const cells = columns.flatMap((column, index) => {
    const cell = row.cells[index];
    return column && cell && !isEmpty(cell) ? [{ column, cell }] : [];
  });
  const stops = (["PICKUP", "DELIVERY"] as const).flatMap((role) => stopOf(cells, role, reader) ?? []);
  if (!stops.some(({ place }) => place)) return undefined;
  const reading: Reading = { ...emptyReading(), stops };
  const currency = currencyOfCell(cells);
  for (const cell of cells) readCell(reading, cell, currency);
  const counted = cells.find(({ column }) => column.kind === "count")?.cell;
  const count = counted ? Number(textOf(counted)) : 1;
  return { reading, count: Number.isInteger(count) && count > 0 ? count : 1 };
}
