import { expect, test } from "vitest";
import { csvText } from "@/components/import/download-csv";

test("a file is CSV that spreadsheets read as UTF-8", () => {
  expect(
    csvText([
      ["name", "number"],
      ['Norteña "Norte", S.A.', 12],
    ]),
  ).toBe('\uFEFFname,number\r\n"Norteña ""Norte"", S.A.",12\r\n');
});

test("no cell runs as a formula, and nothing is written for what is unset", () => {
  expect(csvText([["=1+1", "-2", "+52 81", "@x", undefined, null, -3, ["A", "B"]]])).toBe(
    "\uFEFF'=1+1,'-2,'+52 81,'@x,,,-3,A B\r\n",
  );
});
