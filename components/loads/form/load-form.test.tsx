import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToReadableStream } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import * as z from "zod";
import { OpenFoldsContext } from "@/components/form/reveal-field";
import { type LoadFormValues, loadFields } from "@/components/loads/form/form-values";
import { LoadForm } from "@/components/loads/form/load-form";
import { sections } from "@/components/loads/form/section";
import { coreOf, itemsOf, schemaAt, schemaId, shapeOf, writablePaths } from "@/lib/core/schema-shapes";
import { loadMessages, type Messages } from "@/lib/i18n/load-messages";
import { locales } from "@/lib/i18n/locale";
import { Load, LoadInput } from "@/lib/loads/schema/load";

/** A value with one row in every list, so that every field there is has its control. */
function oneOfEach(schema: z.core.$ZodType): unknown {
  const items = itemsOf(schema);
  if (items) return [oneOfEach(items)];
  const core = coreOf(schema);
  if (core instanceof z.ZodBoolean) return true;
  if (!(core instanceof z.ZodObject)) return undefined;
  return Object.fromEntries(Object.entries(core.shape).map(([key, field]) => [key, oneOfEach(field)]));
}

function Filled({ load }: { load: Record<string, unknown> }) {
  const form = useForm<LoadFormValues>({ defaultValues: { load } });
  return (
    <OpenFoldsContext value>
      <LoadForm form={form} owners={{ users: [], teams: [] }} carriers={[]} isNew />
    </OpenFoldsContext>
  );
}

const messagesOf = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)])),
);

const Everything = z.record(z.string(), z.unknown());
async function markupIn(locale: (typeof locales)[number]) {
  const stream = await renderToReadableStream(
    <NextIntlClientProvider locale={locale} messages={messagesOf[locale]} timeZone="America/Chicago">
      <QueryClientProvider client={new QueryClient()}>
        <Filled load={Everything.parse(oneOfEach(LoadInput))} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

const lookUp = (messages: Messages | string | undefined, keys: string[]) =>
  keys.reduce<Messages | string | undefined>(
    (found, key) => (typeof found === "object" ? found[key] : undefined),
    messages,
  );

const english = await markupIn("en-US");
const paths = writablePaths(LoadInput, "load");

test("the form's fields are exactly the fields of a load that can be written", () => {
  // A name React made up belongs to a switch between views, not to a field.
  const names = [...english.matchAll(/ name="([^_][^"]*)"/g)].map(([, name = ""]) => name.replace(/\.\d+/g, "[]"));
  expect([...new Set(names)].sort()).toEqual([...paths].sort());
});

test("the fields the browser knows are those of the schema", () => {
  expect(loadFields).toEqual(JSON.parse(JSON.stringify(shapeOf(LoadInput))));
});

test("no two controls share an id", () => {
  const ids = [...english.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
});

test("every field stands in exactly one section", () => {
  const fields = sections.flatMap((section) => [...section.fields] as string[]);
  for (const path of paths) {
    expect([path, fields.filter((field) => path === field || path.startsWith(field)).length]).toEqual([path, 1]);
  }
});

test.each(locales)("every field has a label in %s", (locale) => {
  const unlabelled = paths.filter((path) => {
    const label = lookUp(messagesOf[locale]?.fields, path.replaceAll("[]", "").split("."));
    return typeof label !== "string";
  });
  expect(unlabelled).toEqual([]);
});

function enumsIn(schema: z.core.$ZodType, found = new Set<z.ZodEnum>()): Set<z.ZodEnum> {
  const core = coreOf(schema);
  if (core instanceof z.ZodEnum) found.add(core);
  if (core instanceof z.ZodArray) enumsIn(core.element, found);
  if (core instanceof z.ZodObject) for (const field of Object.values(core.shape)) enumsIn(field, found);
  return found;
}

test.each(locales)("every value one can choose has its words in %s", (locale) => {
  const choices = [...enumsIn(LoadInput), ...enumsIn(Load)].filter(({ options }) => options.length > 1);
  const silent = choices.flatMap((choice) =>
    choice.options
      .map((value) => [String(schemaId(choice)), String(value)])
      .filter((keys) => typeof lookUp(messagesOf[locale]?.vocabulary, keys) !== "string"),
  );
  expect(silent).toEqual([]);
});

test.each(locales)("no text is missing on the form in %s", async (locale) => {
  const missing = /(?:fields|vocabulary|form|loadForm|problems|common)\.[A-Za-z_.]+(?=[<"])/g;
  const withoutPaths = (await markupIn(locale)).replaceAll(/load\.[\w.]+/g, "");
  expect(withoutPaths.match(missing) ?? []).toEqual([]);
});

test("the schema is reached by every path it names", () => {
  expect(paths.filter((path) => !schemaAt(z.object({ load: LoadInput }), path))).toEqual([]);
});
