import { expect, test } from "vitest";
import { judgeRows, rowsIn } from "@/components/directory/match-outcomes";
import { pairText } from "@/components/directory/match-rows";
import type { PreviewRow } from "@/lib/directory/schema/mapping";

const row = (key: number, email: string, externalId: string) => ({ key, email, externalId });
const ana = row(1, "ana@acme.com", "U-104");
const lee = row(2, "lee@acme.com", "U-104");
const raj = row(3, "raj@acme.cm", "U-104");
const eva = row(4, "eva@acme.com", "");
const previews = new Map<string, PreviewRow>([
  [pairText(ana), { status: "MATCHED", name: "Ana", to: "U-104" }],
  [pairText(lee), { status: "UNCHANGED", name: "Lee" }],
  [pairText(raj), { status: "NOT_FOUND", suggestion: "raj@acme.com" }],
]);
const statuses = (rows: Parameters<typeof judgeRows>[0]) =>
  judgeRows(rows, previews).map(({ outcome }) => outcome.status);

test("one id on two known e-mails refuses both, also the one that has it already", () => {
  expect(statuses([ana, lee])).toEqual(["DUPLICATE", "DUPLICATE"]);
});

test("a row that names nobody refuses no other row", () => {
  expect(statuses([ana, raj])).toEqual(["MATCHED", "NOT_FOUND"]);
});

test("a row without an id, or with an endless one, is incomplete; one not asked about yet is pending", () => {
  const endless = row(6, "eva@acme.com", "U".repeat(256));
  expect(statuses([eva, endless, row(5, "new@acme.com", "U-9")])).toEqual(["INCOMPLETE", "INCOMPLETE", "PENDING"]);
});

test("rows are found under what they need", () => {
  const judged = judgeRows([ana, raj, eva], previews);
  expect(rowsIn("changes", judged).map(({ row: { key } }) => key)).toEqual([1]);
  expect(rowsIn("problems", judged).map(({ row: { key } }) => key)).toEqual([3, 4]);
  expect(rowsIn("all", judged)).toHaveLength(3);
});
