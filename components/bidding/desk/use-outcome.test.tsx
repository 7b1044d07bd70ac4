import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SessionProvider } from "@/components/app-shell/session-provider";
import { useOutcome } from "@/components/bidding/desk/use-outcome";
import type { Bid } from "@/lib/bidding/schema/bid";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("en-US");
const session = {
  userId: "user_1",
  name: "Ana",
  email: "ana@x.example",
  role: "BROKER" as const,
  organizationName: "M",
};
type Settled = Pick<Bid, "answeredBy" | "reason">;

const Outcome = ({ bid }: { bid: Settled }) => useOutcome()(bid);

const outcomeOf = (bid: Settled) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
      <SessionProvider session={session}>
        <Outcome bid={bid} />
      </SessionProvider>
    </NextIntlClientProvider>,
  );

const beto = { type: "user" as const, id: "user_2", name: "Beto Ruiz" };
const because = (code: NonNullable<Bid["reason"]>["code"], message: string = reasonMessages[code]) => ({
  reason: { code, message },
});

test("a settled bid says who answered it, with their own words or the reason", () => {
  expect(outcomeOf({ answeredBy: beto, ...because("broker") })).toBe("By Beto Ruiz");
  expect(outcomeOf({ answeredBy: beto, ...because("broker", "no insurance") })).toBe("By Beto Ruiz: no insurance");
  expect(outcomeOf({ answeredBy: beto })).toBe("By Beto Ruiz");
  expect(outcomeOf({ answeredBy: beto, ...because("another_bid_accepted") })).toBe(
    "Another bid was accepted · By Beto Ruiz",
  );
});

test("oneself, keys, carriers and rules are called what they are", () => {
  expect(outcomeOf({ answeredBy: { ...beto, id: "user_1" } })).toBe("By you");
  expect(outcomeOf({ answeredBy: { type: "apiKey", id: "key_1", name: "Demo TMS" } })).toBe("By key Demo TMS");
  expect(outcomeOf({ answeredBy: { type: "carrier", id: "c_1", name: "Halcón" } })).toBe("By the carrier");
  const rule = { type: "system" as const, id: "rule", name: "Rule" };
  expect(outcomeOf({ answeredBy: rule, ...because("instant_response") })).toBe("By an instant response rule");
});

test("of an event that does not say by whom, the reason is left", () => {
  expect(outcomeOf(because("broker", "no insurance"))).toBe("By a broker: no insurance");
  expect(outcomeOf({})).toBe("");
});
