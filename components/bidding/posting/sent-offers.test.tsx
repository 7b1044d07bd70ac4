import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SessionProvider } from "@/components/app-shell/session-provider";
import { fetchOfferWords } from "@/components/bidding/posting/offer-words";
import { LinkChannels, SentOffers } from "@/components/bidding/posting/sent-offers";
import type { MadeLink } from "@/components/bidding/posting/use-offer-links";
import type { Posting } from "@/lib/bidding/schema/posting";
import { loadMessages } from "@/lib/i18n/load-messages";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { Load } from "@/lib/loads/schema/load";
import type { SentMail } from "@/lib/messages/schema/message";

const messages = await loadMessages("en-US");
await LinkChannels.fetch();
const now = new Date("2026-11-20T12:00:00.000Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const offer = (carrierId: string, rest: Partial<Posting["offers"][number]> = {}) => ({
  carrierId,
  displayName: `Carrier ${carrierId}`,
  sentAt: ago(60),
  ...rest,
});
const posting: Posting = {
  id: "post_1",
  status: "OPEN",
  load: { id: "load_1", externalId: "TMS-1", externalDisplayId: "10244" },
  openedAt: ago(60),
  openedBy: { type: "user", name: "Ana" },
  bidCount: 0,
  openBidCount: 0,
  offers: [
    offer("opened", { viewedAt: ago(30), answeredAt: ago(20) }),
    offer("unopened"),
    offer("revoked", { revokedAt: ago(5) }),
    offer("by phone", { answeredAt: ago(20) }),
  ],
};
const link = (contact: Extract<MadeLink, { url: string }>["contact"]): MadeLink => ({
  name: "",
  url: "https://portal.example.com/offers/abc",
  contact,
  language: "es-MX",
});

async function rowsWith(made: Record<string, MadeLink>, isReader = false, offers = posting.offers) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["offer-words", "es-MX"], await fetchOfferWords("es-MX"));
  const links = {
    madeFor: () => made,
    make: async () => undefined,
    mail: async () => link({}),
    forget: () => undefined,
  };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="America/Chicago" now={now}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider
          session={{
            userId: "user_1",
            name: "Ana",
            email: "ana@x.example",
            role: "BROKER",
            organizationName: "Meridian",
          }}
        >
          <SentOffers
            load={Load.parse(exampleLoad)}
            posting={{ ...posting, offers }}
            links={links}
            isReader={isReader}
          />
        </SessionProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  const rows = markup.split("<li ").slice(1);
  return rows.map((row) => ({ row, text: row.replace(/^[^>]*>/, "").replaceAll(/<[^>]*>/g, "") }));
}

test("each link says how far it has come, and is renewed or revoked by itself", async () => {
  const texts = (await rowsWith({})).map(({ text }) => text);
  expect(texts).toEqual([
    "Carrier openedLink created 1 hour ago · opened 30 minutes ago · answered 20 minutes agoNew linkRevoke link",
    "Carrier unopenedLink created 1 hour ago · not opened yetNew linkRevoke link",
    "Carrier revokedLink created 1 hour ago · not opened yet · link revoked 5 minutes agoNew link",
    "Carrier by phoneLink created 1 hour ago · answered 20 minutes agoNew linkRevoke link",
  ]);
});

test("a link that was just made goes to the carrier's own number and address, in its language", async () => {
  const [first] = await rowsWith({
    opened: link({ phone: "+52 81 5550 0199", internationalPhone: "+528155500199", email: "d@x.example" }),
  });
  expect(first?.row).toContain('href="https://wa.me/528155500199?text=Meridian%20le%20ofrece%20una%20carga');
  expect(first?.row).toContain('href="mailto:d%40x.example?subject=Carga');
  expect(first?.text).not.toContain("New link");
});

test("a number without its country is not guessed at, and a link that failed says why and is tried again", async () => {
  const [failed, first] = await rowsWith({
    opened: link({ phone: "81 5550 0199" }),
    another: { name: "Carrier another", why: "This carrier is blocked" },
  });
  expect(first?.row).toContain('href="https://wa.me/?text=');
  expect(first?.text).toContain("81 5550 0199 has no country code");
  expect(failed?.text).toBe("Carrier anotherNo link was created: This carrier is blockedRetry");
});

test("a mail says whether it was taken, is tried again or was refused, and what the server said", async () => {
  const to = "d@x.example";
  const mails: SentMail[] = [
    { to, status: "PENDING", attempts: 0, at: ago(0) },
    { to, status: "SENT", attempts: 1, at: ago(3) },
    { to, status: "PENDING", attempts: 1, at: ago(1), nextAttemptAt: ago(-5), problem: "DEFERRED", reply: "451 Later" },
    { to, status: "FAILED", attempts: 1, at: ago(2), problem: "RECIPIENT_REFUSED", reply: "550 Unknown" },
  ];
  const offers = mails.map((mail, at) => offer(String(at), { mail }));
  const texts = (await rowsWith({}, true, offers)).map(({ text }) => text.replace(/^.*not opened yet/, ""));
  expect(texts).toEqual([
    "The mail to d@x.example is on its way",
    "Mailed to d@x.example 3 minutes ago",
    "The mail to d@x.example has not gone through: the mail server asks to try later (451 Later). Next attempt in 5 minutes",
    "The mail to d@x.example was not delivered: the mail server refuses this address (550 Unknown)",
  ]);
});

test("a reader sees what became of links and changes nothing", async () => {
  const texts = (await rowsWith({}, true)).map(({ text }) => text);
  expect(texts.join(" ")).not.toMatch(/New link|Revoke link/);
});
