import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CarrierChoiceRow } from "@/components/bidding/posting/carrier-choice-row";
import type { RankedCarrier } from "@/lib/bidding/schema/ranked-carrier";
import { loadMessages } from "@/lib/i18n/load-messages";

const now = new Date("2026-11-20T12:00:00.000Z");
const ranked: RankedCarrier = {
  carrier: { id: "carrier_1", displayName: "Transportes Águila", dotNumber: "2384112" },
  standing: "ASSIGNABLE",
  meaning: { assignable: true, seesFreight: true, offersOnboardingLink: false, misses: [] },
  reasons: [
    { code: "hauled_lane", count: 3, lastAt: "2026-11-17T12:00:00.000Z" },
    { code: "hauled_trailer", count: 2, of: 7 },
    { code: "answers_offers", count: 4, of: 6, minutes: 8 },
  ],
  isSuggested: true,
  contact: {},
};

async function textOf(locale: "en-US" | "es-MX", changes: Partial<RankedCarrier> = {}, hasLink = false) {
  const row = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="America/Chicago" now={now}>
      <CarrierChoiceRow ranked={{ ...ranked, ...changes }} hasLink={hasLink} isChosen onChoose={() => undefined} />
    </NextIntlClientProvider>,
  );
  return { text: row.replaceAll(/<[^>]*>/g, ""), isDisabled: row.includes("disabled=") };
}

test("the reasons of a carrier's place are said in words, in both languages", async () => {
  expect((await textOf("en-US")).text).toContain(
    "Hauled this lane 3 times, most recently 3 days ago · This trailer on 2 of its last 7 loads · Bid on 4 of 6 offers, usually within 8 minutes",
  );
  expect((await textOf("es-MX")).text).toContain(
    "Hizo esta ruta 3 veces, la última, hace 3 días · Este remolque en 2 de sus últimas 7 cargas · Ofertó en 4 de 6 invitaciones, casi siempre en 8 minutos",
  );
});

test("each single reason has its words", async () => {
  const said = async (reason: RankedCarrier["reasons"][number]) => (await textOf("en-US", { reasons: [reason] })).text;
  const lastAt = "2026-11-19T12:00:00.000Z";
  expect(await said({ code: "hauled_lane", count: 1, lastAt })).toContain("Hauled this lane once, yesterday");
  const weekAgo = "2026-11-13T12:00:00.000Z";
  expect(await said({ code: "hauled_lane", count: 1, lastAt: weekAgo })).toContain("Hauled this lane once, 1 week ago");
  expect(await said({ code: "hauled_for_us", count: 2, lastAt: now.toISOString() })).toContain(
    "2 loads for you, most recently today",
  );
  expect(await said({ code: "hauled_market", count: 2, lastAt })).toContain("2 loads between these markets");
  expect(await said({ code: "bid_on_lane", count: 1, lastAt })).toContain("Bid on this lane once");
  expect(await said({ code: "hauled_for_us", count: 5, lastAt })).toContain("5 loads for you");
  expect(await said({ code: "meets_requirements" })).toContain("Meets every requirement of the load");
  expect(await said({ code: "ignores_offers", count: 3 })).toContain("Did not bid on any of 3 offers");
  expect(await said({ code: "answers_offers", count: 1, of: 2, minutes: 300 })).toContain("usually within 5 hours");
});

test("who is blocked or has a link already cannot be chosen, and a stranger is said to be one", async () => {
  const meaning = { ...ranked.meaning, assignable: false, seesFreight: false, reason: "do_not_dispatch" as const };
  const blocked = await textOf("en-US", { standing: "BLOCKED", meaning });
  expect(blocked.isDisabled).toBe(true);
  expect(blocked.text).toContain("This load cannot be sent to it.");
  expect((await textOf("en-US", {}, true)).isDisabled).toBe(true);
  const stranger = await textOf("en-US", { reasons: [] });
  expect([stranger.isDisabled, stranger.text.includes("No history with you yet")]).toEqual([false, true]);
});
