import { expect, test } from "vitest";
import { customerMessage, fetchCustomerWords } from "@/components/loads/page/customer-message";
import type { Locale } from "@/lib/i18n/locale";

type Told = Parameters<typeof customerMessage>[0];

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });
const told = {
  load: {
    id: "load_1",
    externalId: "10244",
    externalDisplayId: "TMS-10244",
    status: "BOOKED",
    customerRate: usd(342_017),
    maxBuy: usd(324_019),
    targetRate: usd(295_023),
    customerContacts: [{ name: "Laura Garza" }],
    stops: [
      {
        type: "PICKUP",
        loadingMethod: "LIVE",
        location: {
          carrierPreapproval: "NONE",
          place: { type: "CITY", city: "Monterrey", state: "NL", countryCode: "MX" },
          timezone: "America/Monterrey",
        },
        appointment: { type: "SCHEDULED", start: "2026-11-23T14:00:00.000Z", end: "2026-11-23T16:00:00.000Z" },
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
    commodities: [],
    requiredEquipment: [],
    referenceNumbers: [{ label: "PO", value: "49031-A" }],
    assignedCarrier: {
      carrier: { id: "carrier_1", displayName: "Fletes Sierra Madre", dotNumber: "9900003", contactPhone: "555 0103" },
      price: { lineItems: [{ type: "BID", value: usd(308_029) }] },
    },
    dispatch: { tractorNumber: "T-118", trailerNumber: "5321", trailerPlate: "NL 45-AK-7", driverName: "Héctor Luna" },
    metadata: {},
  },
  requestOnly: { borderCrossings: [{ type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }] },
} satisfies Told;

const write = async (language: Locale, { load, requestOnly }: Told = told) =>
  customerMessage(
    { load, requestOnly },
    {
      broker: "Roberto Salinas",
      organization: "Frontera Logistics",
      language,
      words: await fetchCustomerWords(language),
    },
  );

test("a customer reads who hauls the load, when, over which crossing and with what", async () => {
  expect(await write("en-US")).toEqual({
    subject: "Load TMS-10244 is covered: Monterrey, NL → Dallas, TX",
    text: [
      "Hello Laura Garza,",
      "",
      "Your load TMS-10244 has a carrier.",
      "PO 49031-A",
      "",
      "Carrier: Fletes Sierra Madre (DOT 9900003)",
      "Pickup: Monterrey, NL, Mon 23 Nov, 08:00–10:00 CST",
      "Delivery: Dallas, TX, time to be confirmed",
      "Border crossing: Laredo – World Trade Bridge",
      "Tractor T-118 · Trailer 5321, NL 45-AK-7",
      "Driver: Héctor Luna",
      "",
      "Roberto Salinas, Frontera Logistics",
    ].join("\n"),
  });
});

test("in Spanish every line is Spanish", async () => {
  const { subject, text } = await write("es-MX");
  expect(subject).toBe("Carga TMS-10244 asignada: Monterrey, NL → Dallas, TX");
  expect(text).toContain("Recolección: Monterrey, NL, lun 23 nov, 08:00–10:00 CST");
  expect(text).toContain("Operador: Héctor Luna");
  expect(text).not.toMatch(/Carrier|Driver|Pickup|Delivery|Hello/);
});

test("what is not known has no line, and no price is ever told", async () => {
  const { dispatch: _truck, customerContacts: _contacts, ...load } = told.load;
  const { text } = await write("en-US", { load: { ...load, referenceNumbers: [] }, requestOnly: {} });
  expect(text.split("\n")).toEqual([
    "Your load TMS-10244 has a carrier.",
    "",
    "Carrier: Fletes Sierra Madre (DOT 9900003)",
    "Pickup: Monterrey, NL, Mon 23 Nov, 08:00–10:00 CST",
    "Delivery: Dallas, TX, time to be confirmed",
    "",
    "Roberto Salinas, Frontera Logistics",
  ]);
  const { text: whole } = await write("en-US");
  for (const price of ["3,420", "3420", "3,240", "3240", "2,950", "3,080", "3080", "USD"])
    expect(whole).not.toContain(price);
});
