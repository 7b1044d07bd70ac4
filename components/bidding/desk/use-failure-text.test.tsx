import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { refusalOf } from "@/lib/bidding/rules/transitions";
import { BidStatus } from "@/lib/bidding/schema/bid";
import { CallError } from "@/lib/browser/api";
import { NotAssignable } from "@/lib/carriers/schema/eligibility";
import { statusOf } from "@/lib/http/error-response";
import { loadMessages } from "@/lib/i18n/load-messages";

const spanish = await loadMessages("es-MX");

function Words({ error }: { error: Error }) {
  return useFailureText()(error);
}

const wordsFor = (error: Error) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="es-MX" messages={spanish} timeZone="UTC">
      <Words error={error} />
    </NextIntlClientProvider>,
  );

const refused = (code: string, message: string) => new CallError(409, { code, message });

test("a refusal by the bid's state names that state in the reader's language", () => {
  const refusals = BidStatus.options.map((status) =>
    refused("conflict", refusalOf({ status, isRejectedByRule: false }, { action: "ACCEPT", by: "BROKER" })),
  );
  expect(refusals.map(wordsFor)).toEqual([
    "No se cambió nada: la oferta vuelve a esperar su respuesta.",
    "No se cambió nada: la oferta tiene una contraoferta que el transportista no ha contestado.",
    "No se cambió nada: la oferta ya fue aceptada.",
    "No se cambió nada: la oferta ya fue rechazada.",
    "No se cambió nada: el transportista retiró la oferta.",
    "No se cambió nada: la oferta está cerrada.",
  ]);
});

test("a carrier that may not be assigned is refused with the rule in the reader's language", () => {
  const ruled = NotAssignable.options.map((rule) =>
    wordsFor(new CallError(409, { code: "carrier_not_assignable", reason: rule, message: "An English sentence." })),
  );
  const general = "No se cambió nada: el transportista no puede asignarse.";
  expect(ruled[1]).toBe(`${general} El transportista requiere antes una revisión manual.`);
  expect(ruled.filter((words) => !words.startsWith(`${general} `))).toEqual([]);
  expect(wordsFor(refused("carrier_not_assignable", "For another reason."))).toBe(general);
});

test("the server's own sentence is never shown, whatever the code", () => {
  const sentence = "An English sentence of the server.";
  const errors = Object.entries({ ...statusOf, unexpected_answer: 500 }).map(
    ([code, status]) => new CallError(status, { code, message: sentence }),
  );
  const shown = [...errors, new Error(sentence), new CallError(0, { code: "unreachable", message: sentence })];
  expect(shown.map(wordsFor).filter((words) => words.includes("English") || words.includes("bids."))).toEqual([]);
});
