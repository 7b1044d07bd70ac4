import { saveFile } from "@/components/ui/save-file";

// A spreadsheet would run a text that begins like a formula.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One cell: numbers and texts as they are, lists with spaces between, unset as nothing. */
function csvCell(value: unknown) {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return String(value);
  const text = harmless(Array.isArray(value) ? value.join(" ") : String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a mark at its beginning by which spreadsheets know that it is UTF-8. */
export const csvText = (rows: readonly (readonly unknown[])[]) =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

/** A table as a file. */
export const downloadCsv = (fileName: string, header: readonly string[], rows: readonly (readonly unknown[])[]) =>
  saveFile(fileName, new Blob([csvText([header, ...rows])], { type: "text/csv;charset=utf-8" }));
