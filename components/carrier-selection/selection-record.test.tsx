import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectionRecord } from "@/components/carrier-selection/selection-record";
import type { CarrierSelection } from "@/lib/carrier-selection/schema";
import { loadMessages } from "@/lib/i18n/load-messages";

const english = await loadMessages("en-US");

const hash = "0".repeat(64);
const chained = { sequence: 1, hash, previousHash: hash };

const selection: CarrierSelection = {
  ...chained,
  record: {
    schemaVersion: 1,
    id: "sel_1",
    organizationId: "org_1",
    ...chained,
    at: "2026-11-20T23:30:00.000Z",
    requestId: "req_1",
    decidedBy: { type: "user", id: "user_1", name: "Ana" },
    via: "PORTAL",
    load: { id: "load_1", externalId: "TMS-1", version: 1 },
    carrier: { id: "carrier_1", displayName: "Norteña" },
    relationship: { id: "rel_1", status: "ACTIVE", onboardingStatus: "ONBOARDED", source: "PORTAL", version: 1 },
    requirements: [],
    held: {
      certificates: [
        { type: "CTPAT", number: "lapsed", expiresOn: "2026-11-19" },
        { type: "CTPAT", number: "last-day", expiresOn: "2026-11-20" },
        { type: "CTPAT", number: "endless" },
      ],
      cargoInsurance: { coverage: { currencyCode: "USD", amount: 100 }, insurer: "Qualitas", expiresOn: "2025-01-31" },
    },
    rules: [],
  },
};

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("what had expired on the day of the decision is marked, and only that", () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <SelectionRecord selection={selection} />
    </NextIntlClientProvider>,
  );
  const marked = textOf(markup).match(/Expired by then \S+/g);
  expect(marked).toEqual(["Expired by then lapsed", "Expired by then Qualitas"]);
});

test("a carrier that took a counter decided nothing for the broker", () => {
  const decidedBy = { type: "carrier" as const, id: "carrier_1", name: "Norteña" };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <SelectionRecord selection={{ ...selection, record: { ...selection.record, decidedBy, via: "BID" } }} />
    </NextIntlClientProvider>,
  );
  expect(textOf(markup)).toContain("Accepted by carrier Norteña , by taking your counter");
  expect(textOf(markup)).not.toContain("Decided by");
});
