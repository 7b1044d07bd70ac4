import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useValueText } from "@/components/loads/editor/use-value-text";
import type { Json } from "@/lib/core/json";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locale";

function Value({ path, value }: { path: string; value: Json }) {
  return <p>{useValueText()(path, value)}</p>;
}

async function said(locale: Locale, path: string, value: Json) {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="America/Chicago">
      <Value path={path} value={value} />
    </NextIntlClientProvider>,
  );
  return markup.replace(/<\/?p>/g, "");
}

test("of a group, a yes is said by its name, and a no or a number with it", async () => {
  const required = { cdl: true, twicCard: true, tankerEndorsed: false };
  expect(await said("en-US", "load.driverRequirements", required)).toBe("CDL · TWIC card · Tanker endorsement: No");
  const trailer = { doorType: "SWING", minAxles: 2, highCube: true };
  expect(await said("es-MX", "load.trailerRequirements", trailer)).toBe("Abatibles · Ejes mínimos: 2 · High cube");
});

test("what only tells programs one kind of part from another is left out", async () => {
  const crossing = [{ type: "BORDER_CROSSING", requiredInspections: ["ANAM"], externalId: "B1" }];
  expect(await said("es-MX", "load.borderCrossings", crossing)).toBe("ANAM (aduana) · B1");
  const lineItems = [
    { type: "EXTERNAL", value: { amount: 395_000, currencyCode: "USD" }, externalDescription: "Line haul" },
    { type: "EXTERNAL", value: { amount: 38_000, currencyCode: "USD" }, externalCode: "FSC" },
  ];
  const carrier = { carrierId: "carrier_1", price: { lineItems } };
  expect(await said("en-US", "load.assignedCarrier", carrier)).toBe("USD 3,950 · Line haul; USD 380 · FSC");
});

test("keys of the metadata, which no field describes, stand before their values", async () => {
  expect(await said("en-US", "load.metadata", { season: "Q4", shares: { first: 0.5 } })).toBe(
    "season: Q4 · shares: first: 0.5",
  );
});
