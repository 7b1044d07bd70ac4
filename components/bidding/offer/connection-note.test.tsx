import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConnectionNote } from "@/components/bidding/offer/connection-note";
import { loadMessages } from "@/lib/i18n/load-messages";

test.each([
  ["es-MX", "Sin conexión. Lo que ve es de las 00:08."],
  ["en-US", "No connection. What you see is from 00:08."],
] as const)("the note of a lost connection is one whole sentence in %s", async (locale, words) => {
  const note = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="America/Monterrey">
      <ConnectionNote readAt={Date.parse("2026-11-20T06:08:00Z")} isStale />
    </NextIntlClientProvider>,
  );
  expect(note.replaceAll(/<[^>]*>/g, "")).toBe(words);
});
