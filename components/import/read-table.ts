// Spreadsheets copy with tabs; where a comma separates decimals they save with semicolons.
function delimiterOf(text: string) {
  const line = text.trimStart().split(/\r?\n|\r/, 1)[0] ?? "";
  if (line.includes("\t")) return "\t";
  const count = (mark: string) => line.split(mark).length - 1;
  return count(";") > count(",") ? ";" : ",";
}

/** What our own files, and spreadsheets, put before a text that would run as a formula. */
const withoutGuard = (text: string) => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

/**
 * The cells of a pasted table or a CSV file (comma, semicolon or tab), trimmed; empty rows are dropped, and every row
 * has as many cells as the longest one.
 */
export async function readTable(text: string): Promise<string[][]> {
  const { default: papa } = await import("papaparse");
  const plain = text.replace(/^\uFEFF/, "");
  const { data } = papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), skipEmptyLines: "greedy" });
  const rows = data.map((row) => row.map((cell) => withoutGuard(cell.trim()))).filter((row) => row.some(Boolean));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** The text of a file. Excel still saves CSV in Windows-1252 and "Unicode text" in UTF-16. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
