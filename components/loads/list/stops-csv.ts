import { csvText } from "@/components/import/download-csv";
import { LoadRow } from "@/lib/loads/schema/load-row";

const isColumn = (field: string): field is keyof LoadRow => Object.hasOwn(LoadRow.shape, field);

/** Of a row for each stop: a pickup and a delivery beside each other are another way to write a table. */
const columns = Object.keys(LoadRow.shape)
  .filter(isColumn)
  .filter((field) => !/^(pickup|delivery)[A-Z]/.test(field));

/** A row for each stop, with every column that an import would read. */
export const toStopsCsv = (rows: readonly LoadRow[]) =>
  csvText([columns, ...rows.map((row) => columns.map((field) => row[field]))]);
