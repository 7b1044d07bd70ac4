/** The cells of rows copied from a spreadsheet; nothing when the text is a plain word or line. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text
    .replace(/\r/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  if (lines.length < 2 && !text.includes("\t")) return undefined;
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}
