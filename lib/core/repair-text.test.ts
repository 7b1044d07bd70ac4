import { expect, test } from "vitest";
import { repairText } from "@/lib/core/repair-text";

/** The bytes of a text in UTF-8, read one by one as letters of another table. */
const misread = (text: string, table = "windows-1252") => new TextDecoder(table).decode(new TextEncoder().encode(text));

test.each(["Torreón", "Peñón Ñ É í ü", "Nuevo León – “Águila” ½", "15 °C", "Café’s"])(
  "%s that was read in another table, once or twice, is what it was",
  (text) => {
    expect(repairText(misread(text))).toBe(text);
    expect(repairText(misread(misread(text)))).toBe(text);
  },
);

test.each([
  ["Torre&oacute;n", "Torreón"],
  ["Pe&ntilde;a &amp; C&iacute;a", "Peña & Cía"],
  ["O&#39;Brien &quot;MX&quot;", 'O\'Brien "MX"'],
  ["&#x41;guila", "Aguila"],
  ["A&amp;amp;B", "A&B"],
])("%s, as a page of HTML has it, is %s", (written, text) => {
  expect(repairText(written)).toBe(text);
});

test.each(["Torreón", "AT&T; Dallas", "P&G & Co", "SÃO PAULO", "São Paulo", "https://x.example/?a=1&b=2", "Â", "&;"])(
  "%s is as it was sent",
  (text) => {
    expect(repairText(text)).toBe(text);
  },
);

test("a control that HTML hides stays hidden", () => {
  expect(repairText("A&#7;B")).toBe("A&#7;B");
});
