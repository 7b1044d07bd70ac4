import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { loadMessages, type Messages } from "@/lib/i18n/load-messages";

const flatten = (messages: Messages, prefix = ""): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const placeholdersOf = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])|<\w+>/g))].sort();

const sampleOf = (name: string) => (name.startsWith("<") ? [name.slice(1, -1), (inner: string) => inner] : [name, 2]);

const english = new Map(flatten(await loadMessages("en-US")));
const spanish = new Map(flatten(await loadMessages("es-MX")));

test("every text exists in both languages", () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

test("no text is empty", () => {
  expect([...english, ...spanish].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("a translation fills in the same values as its original", () => {
  const differing = [...english].filter(
    ([key, text]) => String(placeholdersOf(text)) !== String(placeholdersOf(spanish.get(key) ?? "")),
  );
  expect(differing).toEqual([]);
});

test.each([
  ["en-US", english],
  ["es-MX", spanish],
] as const)("every text in %s can be shown with its values filled in", (locale, texts) => {
  const failures: string[] = [];
  for (const [key, text] of texts) {
    const onError = ({ message }: Error) => failures.push(`${key}: ${message}`);
    const t = createTranslator({ locale, messages: { text }, onError });
    t.markup("text", Object.fromEntries(placeholdersOf(text).map(sampleOf)));
  }
  expect(failures).toEqual([]);
});
