import { expect, test } from "vitest";
import { offerMessage } from "@/components/bidding/posting/offer-message";
import { fetchOfferWords } from "@/components/bidding/posting/offer-words";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";

type Offered = Parameters<typeof offerMessage>[0];

const load: Offered = {
  displayId: "10244",
  stops: [
    {
      type: "PICKUP",
      loadingMethod: "LIVE",
      location: {
        facilityName: "SECRET-CUSTOMER",
        carrierPreapproval: "NONE",
        place: { type: "ADDRESS", street: "SECRET-STREET", city: "Monterrey", state: "NL", countryCode: "MX" },
        timezone: "America/Monterrey",
      },
      appointment: { type: "SCHEDULED", start: "2026-11-23T14:00:00.000Z" },
      referenceNumbers: [{ label: "PO", value: "SECRET-PO" }],
    },
    {
      type: "DELIVERY",
      loadingMethod: "LIVE",
      location: {
        carrierPreapproval: "NONE",
        place: { type: "CITY", city: "Dallas", state: "TX", countryCode: "US" },
      },
    },
  ],
  commodities: [
    { name: "Berries", weight: { value: 30_000, unit: "POUNDS" } },
    { name: "Limes", weight: { value: 8000, unit: "POUNDS" } },
  ],
  trailerRequirements: { allowedTypes: ["REEFER"] },
};
const url = "https://portal.example.com/offers/abc";

const write = async (language: OfferLanguage, changes: Partial<Offered> = {}) =>
  offerMessage(
    { ...load, ...changes },
    { url, organization: "Meridian Freight", language, words: await fetchOfferWords(language) },
  );

test("a carrier reads lane, pickup, trailer and weight in English", async () => {
  expect(await write("en-US")).toEqual({
    subject: "Load Monterrey, NL → Dallas, TX (10244)",
    text: [
      "Meridian Freight offers you a load:",
      "Monterrey, NL → Dallas, TX",
      "Pickup: Mon 23 Nov, 08:00 CST",
      "Trailer: Reefer",
      "Weight: 38,000 lb",
      "Load 10244",
      "",
      `See it and give your price here: ${url}`,
    ].join("\n"),
  });
});

test("and in Spanish, whatever the language of the broker", async () => {
  expect((await write("es-MX")).text).toBe(
    [
      "Meridian Freight le ofrece una carga:",
      "Monterrey, NL → Dallas, TX",
      "Recolección: lun 23 nov, 08:00 CST",
      "Remolque: Caja refrigerada",
      "Peso: 38,000 lb",
      "Carga 10244",
      "",
      `Véala y dé su precio aquí: ${url}`,
    ].join("\n"),
  );
});

test("nothing that waits for an acceptance is written, and no price or customer", async () => {
  const whole = { ...load, maxBuy: { amount: 77_701, currencyCode: "USD" }, customerName: "SECRET-CUSTOMER" };
  expect((await write("en-US", whole)).text).not.toMatch(/SECRET|777/);
});

test("what is not known is left out, and weights of two units are not summed", async () => {
  const [first] = load.commodities;
  const mixed: Offered["commodities"] = [{ ...first }, { name: "Limes", weight: { value: 5, unit: "KILOGRAMS" } }];
  const { text } = await write("en-US", { stops: [], commodities: mixed, trailerRequirements: undefined });
  expect(text).toBe(
    ["Meridian Freight offers you a load:", "10244", "Load 10244", "", `See it and give your price here: ${url}`].join(
      "\n",
    ),
  );
});
