import { expect, test } from "vitest";
import { readTable, readTextFile } from "@/components/import/read-table";

test.each([
  ["comma", 'name,DOT\r\n"Norteña, S.A.",123\r\n'],
  ["semicolon", "name;DOT\nNorteña, S.A.;123"],
  ["tab", "name\tDOT\nNorteña, S.A.\t123\n"],
])("cells separated by %s are distinguished", async (_mark, text) => {
  expect(await readTable(text)).toEqual([
    ["name", "DOT"],
    ["Norteña, S.A.", "123"],
  ]);
});

test("cells are trimmed, empty rows dropped, and short rows filled up", async () => {
  expect(await readTable("\uFEFF a , b ,c\n\n , ,\n1\n")).toEqual([
    ["a", "b", "c"],
    ["1", "", ""],
  ]);
});

test("a cell may contain line breaks and quotes", async () => {
  expect(await readTable('name,note\nA,"first\nsecond ""quoted"""')).toEqual([
    ["name", "note"],
    ["A", 'first\nsecond "quoted"'],
  ]);
});

test("one column without any mark is a table too", async () => {
  expect(await readTable("1234567\n7654321")).toEqual([["1234567"], ["7654321"]]);
  expect(await readTable("  \n")).toEqual([]);
});

test("files of older spreadsheets keep their accents", async () => {
  expect(await readTextFile(new Blob(["Norteña"]))).toBe("Norteña");
  expect(await readTextFile(new Blob([new Uint8Array([0x4e, 0xf1, 0x61])]))).toBe("Nña");
  expect(await readTextFile(new Blob([new Uint8Array([0xff, 0xfe, 0x4e, 0x00, 0xf1, 0x00])]))).toBe("Nñ");
});
