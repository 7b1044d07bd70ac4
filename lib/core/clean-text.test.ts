import { expect, test } from "vitest";
import { cleanText } from "@/lib/core/clean-text";
import { notesFor } from "@/lib/core/request-notes";

function cleaned(text: string) {
  const notes = notesFor("not stored");
  return { text: cleanText(text, "city", notes), said: notes.warnings.map(({ code }) => code) };
}

/** The bytes of a text in UTF-8, read one by one as letters of another table. */
const misread = (text: string, table = "windows-1252") => new TextDecoder(table).decode(new TextEncoder().encode(text));

test.each(["Torreón", "Peñón Ñ É í ü", "Nuevo León – “Águila” ½", "15 °C", "Café’s"])(
  "%s that was read in another table is what it was, and said",
  (text) => {
    expect(cleaned(misread(text))).toEqual({ text, said: ["characters_repaired"] });
    expect(cleaned(misread(misread(text)))).toEqual({ text, said: ["characters_repaired"] });
  },
);

test.each([
  ["Torre&oacute;n", "Torreón"],
  ["Pe&ntilde;a &amp; C&iacute;a", "Peña & Cía"],
  ["O&#39;Brien &quot;MX&quot;", 'O\'Brien "MX"'],
  ["&#x41;guila", "Aguila"],
  ["A&amp;amp;B", "A&B"],
])("%s, as a page of HTML has it, is %s, and said", (written, text) => {
  expect(cleaned(written)).toEqual({ text, said: ["characters_repaired"] });
});

test.each(["Torreón", "AT&T; Dallas", "P&G & Co", "SÃO PAULO", "São Paulo", "https://x.example/?a=1&b=2", "Â", "&;"])(
  "%s is as it was sent",
  (text) => {
    expect(cleaned(text)).toEqual({ text, said: [] });
  },
);

test("a sign that HTML hides is looked at as any other", () => {
  expect(cleaned("A&#8203;B")).toEqual({ text: "AB", said: ["characters_repaired", "characters_dropped"] });
  expect(cleaned("A&#7;B").text).toBe("A&#7;B");
});
