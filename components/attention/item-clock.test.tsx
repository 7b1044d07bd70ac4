import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Clocked, ItemClock } from "@/components/attention/item-clock";
import { loadMessages } from "@/lib/i18n/load-messages";

const now = new Date("2026-11-20T12:00:00.000Z");
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const pickup = (minutes: number): Clocked => ({
  kind: "UNCOVERED",
  clock: { type: "UNTIL", at: minutesFromNow(minutes) },
});
const bid = (minutes: number): Clocked => ({ kind: "BID", clock: { type: "SINCE", at: minutesFromNow(-minutes) } });

test.each([
  ["a pickup that is past is late", pickup(-20), "20 min ago late", "hace 20 min con retraso"],
  ["one within hours is urgent", pickup(180), "in 3 h 0 min urgent", "en 3 h 0 min urgente"],
  ["one within a day is soon", pickup(20 * 60), "in 20 h soon", "en 20 h pronto"],
  ["one later is only said", pickup(30 * 60), "in 30 h", "en 30 h"],
  ["how long a bid has waited is no delay", bid(63), "1 h 3 min goal 60 min", "1 h 3 min objetivo 60 min"],
  ["nor is it near the goal", bid(40), "40 min soon", "40 min pronto"],
])("%s", async (_, item, english, spanish) => {
  const textIn = async (locale: "en-US" | "es-MX") => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="UTC" now={now}>
        <ItemClock item={item} />
      </NextIntlClientProvider>,
    );
    return markup
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  };
  await expect(textIn("en-US")).resolves.toBe(english);
  await expect(textIn("es-MX")).resolves.toBe(spanish);
});
