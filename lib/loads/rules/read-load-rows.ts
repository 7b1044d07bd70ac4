import { isJsonObject, type Json, type JsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";
import type { CellOptions } from "@/lib/loads/rules/cell-kinds";
import {
  type CellReading,
  readGoodsCells,
  readLoadCells,
  readStopCells,
  type StopPrefix,
  saysOfStop,
} from "@/lib/loads/rules/load-cells";
import { commoditiesOf, type Row, sharedCells } from "@/lib/loads/rules/shared-cells";
import type { LoadImportProblem } from "@/lib/loads/schema/import";
import { LoadInput } from "@/lib/loads/schema/load";
import { LoadRow } from "@/lib/loads/schema/load-row";

/** The rows of one load, and what is wrong or odd about them before they are read as one. */
export type RowGroup = {
  externalId: string | undefined;
  at: number[];
  rows: Row[];
  faults: LoadImportProblem[];
  warnings: LoadImportProblem[];
};

const textAt = (raw: unknown, key: string) => {
  const value = isJsonObject(raw) ? raw[key] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() || undefined : undefined;
};

const needsId = { field: "externalId", code: "required", message: "A row needs the id of its load." };

/** Puts the rows of each load together, in the order of their first rows. A row without an id stands alone. */
export function groupRows(rows: readonly unknown[]): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  rows.forEach((raw, at) => {
    const externalId = textAt(raw, "externalId");
    const key = externalId ?? `${at}\u0001`;
    const group = groups.get(key) ?? { externalId, at: [], rows: [], faults: [], warnings: [] };
    groups.set(key, group);
    group.at.push(at);
    const read = readRequest(LoadRow, raw);
    const note = ({ path, ...problem }: { path?: string; code: string; message: string }): LoadImportProblem => ({
      row: at,
      field: path ?? "",
      code: problem.code,
      message: problem.message,
    });
    group.warnings.push(...read.warnings.map(note));
    if (read.ok && externalId) group.rows.push({ at, cells: read.value });
    else group.faults.push(...(read.ok ? [{ row: at, ...needsId }] : read.issues.map(note)));
  });
  return [...groups.values()];
}

type Origin = { row: number; field: string };

/** A load as its cells say it, in the form of a sync, and which cell said what. */
function newDraft() {
  const load: JsonObject = {};
  const origins = new Map<string, Origin>();
  return {
    load,
    origins,
    put(path: string, value: Json, origin: Origin) {
      setAt(load, path.split(/[.[\]]+/).filter(Boolean), value);
      if (!origins.has(path)) origins.set(path, origin);
    },
  };
}
type Draft = ReturnType<typeof newDraft>;

/** Sets a value inside objects and lists, which are made where they are missing. */
function setAt(target: JsonObject | Json[], [key = "", next, ...rest]: string[], value: Json) {
  const inner = Array.isArray(target) ? target[Number(key)] : target[key];
  const isContainer = isJsonObject(inner) || Array.isArray(inner);
  // What says nothing of the items before it leaves them empty, and does not leave them out.
  if (Array.isArray(target)) while (target.length < Number(key)) target.push({});
  const made: JsonObject | Json[] = isContainer ? inner : next !== undefined && /^\d+$/.test(next) ? [] : {};
  if (next !== undefined) setAt(made, [next, ...rest], value);
  const set = next === undefined ? value : made;
  if (Array.isArray(target)) target[Number(key)] = set;
  else target[key] = set;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("."), path.lastIndexOf("[")));

/** The cell that a path of the API came from, or the nearest one to it. */
function originOf({ origins }: Draft, path: string, first: number): Origin {
  for (let at = path; at !== ""; at = parentOf(at)) {
    const inner = [...origins.keys()].find((one) => one.startsWith(`${at}.`) || one.startsWith(`${at}[`));
    const found = origins.get(at) ?? (inner && origins.get(inner));
    if (found) return found;
  }
  return { row: first, field: path };
}

type Stop = { row: Row; prefix: StopPrefix; type: string | undefined; sequence: number };

/** The stops of a load: its pickup and its delivery, or a stop for each row. */
function stopsOf(rows: readonly Row[], faults: LoadImportProblem[]): Stop[] {
  const ends = (["pickup", "delivery"] as const).flatMap((prefix): Stop[] => {
    const row = rows.find(({ cells }) => saysOfStop(cells, prefix));
    return row ? [{ row, prefix, type: prefix.toUpperCase(), sequence: 0 }] : [];
  });
  const listed = rows.filter(({ cells }) => cells.stopType !== undefined || saysOfStop(cells, "stop"));
  const [mixed] = listed;
  if (mixed && ends.length > 0) {
    const message = "Give a pickup and a delivery, or rows of one stop each, not both.";
    faults.push({ row: mixed.at, field: "stopType", code: "stops_given_twice", message });
  }
  if (!mixed) return ends;
  const stops = listed.map((row): Stop => {
    const { stopType: type, stopSequence = "0" } = row.cells;
    const sequence = Number(stopSequence);
    if (!Number.isFinite(sequence)) faults.push({ row: row.at, field: "stopSequence", ...notANumber });
    return { row, prefix: "stop", type, sequence };
  });
  return stops.sort((one, other) => one.sequence - other.sequence);
}

// That a word of a table stands for a value of ours is what an import is for.
const expected = ["alias_read", "date_read"];

const notANumber = { code: "not_a_number", message: "Is no number that can be read." };

export type LoadOfRows =
  | { load: LoadInput; isByStop: boolean; problems: LoadImportProblem[]; whereIs: (path: string) => Origin }
  | { load?: undefined; problems: LoadImportProblem[] };

/** Reads the rows of a load as a sync of it would be read. With any fault nothing of the load is taken. */
export function readLoadOfRows(group: RowGroup, options: CellOptions): LoadOfRows {
  const {
    rows,
    at: [first = 0],
  } = group;
  const faults = [...group.faults];
  const { cells, saidAt } = sharedCells(rows, faults);
  const commodities = commoditiesOf(rows, faults);
  const draft = newDraft();
  const take = ({ values, problems }: CellReading, rowOf: (field: string) => number) => {
    for (const { path, value, field } of values) draft.put(path, value, { row: rowOf(field), field });
    faults.push(...problems.map((problem) => ({ row: rowOf(problem.field), ...problem })));
  };
  take(readLoadCells(cells, options), (field) => saidAt.get(field) ?? first);
  commodities.forEach((goods, index) => {
    take(readGoodsCells(goods.cells, { ...options, index }), (field) => goods.saidAt.get(field) ?? first);
  });
  const stops = stopsOf(rows, faults);
  stops.forEach(({ row, prefix, type }, index) => {
    const field = prefix === "stop" ? "stopType" : `${prefix}City`;
    draft.put(`stops[${index}].type`, type ?? null, { row: row.at, field });
    take(readStopCells(row.cells, prefix, { ...options, index }), () => row.at);
  });
  const whereIs = (path: string) => originOf(draft, path.replace(/^load\./, ""), first);
  const read = readRequest(LoadInput, draft.load);
  const placed = ({ path = "", code, message }: { path?: string; code: string; message: string }) => ({
    ...whereIs(path),
    code,
    message,
  });
  if (!read.ok && rows.length > 0) faults.push(...read.issues.map(placed));
  if (!read.ok || faults.length > 0) return { problems: faults };
  const isByStop = stops.some(({ prefix }) => prefix === "stop");
  const odd = read.warnings.filter(({ code }) => !expected.includes(code));
  return { load: read.value, isByStop, problems: [...group.warnings, ...odd.map(placed)], whereIs };
}
