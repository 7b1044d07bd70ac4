import type { Json } from "@/lib/core/json";
import { folded } from "@/lib/core/nearest";
import { LoadRow, type LoadRowField } from "@/lib/loads/schema/import";
import { momentFrom } from "@/lib/vocabulary/day-text";
import { amountFrom, quantityFrom } from "@/lib/vocabulary/number-text";

/** What a cell gives a load: a value at a path such as `commodities[0].weight.value`. */
type CellValue = { path: string; value: Json; field: LoadRowField };
type CellProblem = { field: LoadRowField; code: string; message: string };
export type CellReading = { values: CellValue[]; problems: CellProblem[] };

export type CellOptions = { dayFirst?: boolean | undefined };

const messages = {
  not_an_amount: "Is no amount above zero. Write 2,100.50 or USD 2,100.50.",
  ambiguous_amount: "Can be read in two ways. Write 1,500.00.",
  currency_needed: "Say the currency: beside the amount, in its own field or in `currency`.",
  not_a_number: "Is no number that can be read. Write 45,000.",
  not_a_flag: "Must be yes or no.",
  not_a_date: "Is no time that can be read. Write 2026-11-23T08:00.",
  ambiguous_date: "May be day and month or month and day. Say `dayFirst`, or write 2026-11-23.",
};

type Cells = Partial<LoadRow>;
export const isField = (name: string): name is LoadRowField => Object.hasOwn(LoadRow.shape, name);
type Sink = {
  cells: Cells;
  options: CellOptions;
  put: (path: string, value: Json, field?: LoadRowField) => void;
  refuse: (code: keyof typeof messages) => void;
};
type Reader = (text: string, sink: Sink) => void;

const text =
  (path: string): Reader =>
  (written, { put }) =>
    put(path, written);

const list =
  (path: string): Reader =>
  (written, { put }) => {
    const items = written.split(/[,;|\n]/).map((item) => item.trim());
    items.filter(Boolean).forEach((item, index) => {
      put(`${path}[${index}]`, item);
    });
  };

const money =
  (name: "maxBuy" | "targetRate" | "customerRate" | "cargoValue"): Reader =>
  (written, { cells, put, refuse }) => {
    const own = `${name}Currency` as const;
    const { word, ...read } = amountFrom(written);
    if ("code" in read) return refuse(read.code);
    const field = word ? name : cells[own] ? own : "currency";
    const currencyCode = word ?? cells[field];
    if (currencyCode === undefined) return refuse("currency_needed");
    put(`${name}.amount`, read.cents);
    put(`${name}.currencyCode`, currencyCode, field);
  };

type Unit = { path: string; field: LoadRowField };
/** A number with a unit beside it, or in a field of its own. */
const quantity =
  (path: string, unit: Unit): Reader =>
  (written, { cells, put, refuse }) => {
    const { value, word } = quantityFrom(written);
    if (value === undefined) return refuse("not_a_number");
    put(path, value);
    if (word !== undefined) put(unit.path, word);
    else if (cells[unit.field] !== undefined) put(unit.path, cells[unit.field] ?? null, unit.field);
  };

const flags: Record<string, boolean> = {
  ...{ YES: true, Y: true, TRUE: true, T: true, X: true, "1": true, SI: true, S: true, VERDADERO: true },
  ...{ NO: false, N: false, FALSE: false, F: false, "0": false, FALSO: false },
};

const flag =
  (path: string): Reader =>
  (written, { put, refuse }) => {
    const value = flags[folded(written)];
    if (value === undefined) return refuse("not_a_flag");
    put(path, value);
  };

const moment =
  (path: string): Reader =>
  (written, { options, put, refuse }) => {
    const read = momentFrom(written, options.dayFirst);
    if ("code" in read) return refuse(read.code);
    put(path, read.text);
  };

const temperature: Unit = { path: "temperatureRequirements.unit", field: "temperatureUnit" };
const goodsReaders: { [Field in LoadRowField]?: Reader } = {
  commodityName: text("name"),
  weight: quantity("weight.value", { path: "weight.unit", field: "weightUnit" }),
  pieces: quantity("pieces.count", { path: "pieces.type", field: "piecesType" }),
  temperatureMin: quantity("temperatureRequirements.minimum", temperature),
  temperatureMax: quantity("temperatureRequirements.maximum", temperature),
  hazmat: flag("hazmatDetails.isHazmat"),
  unNumber: text("hazmatDetails.unNumber"),
};

const loadReaders: { [Field in LoadRowField]?: Reader } = {
  externalId: text("externalId"),
  externalDisplayId: text("externalDisplayId"),
  status: text("status"),
  externalCustomerId: text("externalCustomerId"),
  customerName: text("customerName"),
  externalOwnerCoverageUserId: text("externalOwnerCoverageUserId"),
  externalOwnerCoverageTeamId: text("externalOwnerCoverageTeamId"),
  trailerTypes: list("trailerRequirements.allowedTypes"),
  usMxBorderCrossing: text("borderCrossings[0].usMxBorderCrossing"),
  maxBuy: money("maxBuy"),
  targetRate: money("targetRate"),
  customerRate: money("customerRate"),
  cargoValue: money("cargoValue"),
};

const stopReaders = {
  Name: text("location.facilityName"),
  Street: text("location.place.street"),
  City: text("location.place.city"),
  State: text("location.place.state"),
  PostalCode: text("location.place.postalCode"),
  Country: text("location.place.countryCode"),
  From: moment("appointment.start"),
  Until: moment("appointment.end"),
  ArrivedAt: moment("arrivedAt"),
  DepartedAt: moment("departedAt"),
  Instructions: text("instructions"),
  Weight: quantity("weight.value", { path: "weight.unit", field: "weightUnit" }),
  Pieces: quantity("pieces.count", { path: "pieces.type", field: "piecesType" }),
};
type StopField = keyof typeof stopReaders;
export type StopPrefix = "pickup" | "delivery" | "stop";

const stopFields = Object.keys(stopReaders).filter((name): name is StopField => Object.hasOwn(stopReaders, name));

/** Whether a row says anything of the stop that is written with this prefix. */
export const saysOfStop = (cells: Cells, prefix: StopPrefix) =>
  stopFields.some((name) => cells[`${prefix}${name}`] !== undefined);

/** Collects what readers put and refuse. */
function reading(cells: Cells, options: CellOptions) {
  const found: CellReading = { values: [], problems: [] };
  const read = (field: LoadRowField, reader: Reader | undefined, at = "") => {
    const written = cells[field];
    if (written === undefined || !reader) return;
    reader(written, {
      cells,
      options,
      put: (path, value, from = field) => void found.values.push({ path: at + path, value, field: from }),
      refuse: (code) => void found.problems.push({ field, code, message: messages[code] }),
    });
  };
  return { found, read };
}

/** Whether a field says something of one commodity. */
export const isOfGoods = (field: string) =>
  Object.hasOwn(goodsReaders, field) || ["weightUnit", "piecesType", "temperatureUnit"].includes(field);

const fieldsOf = (readers: { [Field in LoadRowField]?: Reader }) => Object.keys(readers).filter(isField);
const references = [
  { field: "poNumber", label: "PO" },
  { field: "bolNumber", label: "BOL" },
] as const;

/** What the cells of a load say of it, its stops apart. */
export function readLoadCells(cells: Cells, options: CellOptions): CellReading {
  const { found, read } = reading(cells, options);
  for (const field of fieldsOf(loadReaders)) read(field, loadReaders[field]);
  references
    .filter(({ field }) => cells[field] !== undefined)
    .forEach(({ field, label }, index) => {
      read(field, text("value"), `referenceNumbers[${index}].`);
      read(field, (_written, { put }) => put("label", label), `referenceNumbers[${index}].`);
    });
  return found;
}

/** What the cells say of the commodity at `index`. */
export function readGoodsCells(cells: Cells, { index, ...options }: CellOptions & { index: number }) {
  const { found, read } = reading(cells, options);
  for (const field of fieldsOf(goodsReaders)) read(field, goodsReaders[field], `commodities[${index}].`);
  return found;
}

/** What the cells with this prefix say of the stop at `index`. */
export function readStopCells(
  cells: Cells,
  prefix: StopPrefix,
  { index, ...options }: CellOptions & { index: number },
) {
  const { found, read } = reading(cells, options);
  for (const name of stopFields) read(`${prefix}${name}`, stopReaders[name], `stops[${index}].`);
  return found;
}
