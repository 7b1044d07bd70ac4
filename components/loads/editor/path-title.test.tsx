import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { writablePaths } from "@/lib/core/schema-shapes";
import { loadMessages } from "@/lib/i18n/load-messages";
import { locales } from "@/lib/i18n/locale";
import { LoadInput } from "@/lib/loads/schema/load";

/** As a change names a field: the first item of every list. */
const paths = writablePaths(LoadInput, "load").map((path) => path.replaceAll("[]", "[0]"));

function Titles() {
  const titleOf = usePathTitle();
  return paths.map((path) => <p key={path}>{titleOf(path)}</p>);
}

test.each(locales)("the history names every field of a load in words in %s", async (locale) => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="America/Chicago">
      <Titles />
    </NextIntlClientProvider>,
  );
  const titles = [...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, title = ""]) => title);
  expect(titles).toHaveLength(paths.length);
  expect(titles.filter((title) => title === "" || title.includes("load."))).toEqual([]);
});
