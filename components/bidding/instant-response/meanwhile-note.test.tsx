import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MeanwhileNote } from "@/components/bidding/instant-response/meanwhile-note";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("es-MX");

const wordsOf = (before: InstantResponse, instantResponse: InstantResponse) => {
  const savedBy = { type: "user" as const, id: "user_1", name: "Ana" };
  const saved = { instantResponse, version: 2, savedBy, savedAt: "2026-11-20T14:00:00.000Z" };
  const note = renderToStaticMarkup(
    <NextIntlClientProvider locale="es-MX" messages={messages} timeZone="UTC" now={new Date("2026-11-20T14:14:00Z")}>
      <MeanwhileNote before={before} saved={saved} onTake={() => {}} onKeep={() => {}} />
    </NextIntlClientProvider>,
  );
  return note
    .replaceAll(/<\/(p|li|button)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .trim();
};

const rejectAbove = { amount: { amount: 210_000, currencyCode: "USD" as const } };
const who = "Ana guardó otra regla hace 14 minutos, mientras usted llenaba esta.";
const choice = "Tomar la guardada Guardar la mía en su lugar";

test("a user who was overtaken reads who saved another rule and what it changed", () => {
  expect(wordsOf({ rejectAbove }, { acceptAtOrBelow: { percentOver: -5, of: "targetRate" } })).toBe(
    `${who} Rechazar de inmediato: antes USD 2,100, ahora Apagado. ` +
      `Aceptar de inmediato: antes Apagado, ahora la meta menos 5%. ${choice}`,
  );
});

test("a rule that only changed its author is shown as such", () => {
  expect(wordsOf({ rejectAbove }, { rejectAbove })).toBe(
    `${who} Los límites son los mismos; ahora actúan a nombre de Ana. ${choice}`,
  );
});
