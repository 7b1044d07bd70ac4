import { expect, test } from "vitest";
import { createOfferLink, revokeOfferLink } from "@/lib/bidding/create-offer-link";
import { getOffer } from "@/lib/bidding/get-offer";
import { db } from "@/lib/server/db";
import { bodyOf, headersOf } from "@/lib/testing/a-mail-server";
import { aMailedOffer, sendQueuedMails as send } from "@/lib/testing/a-mailed-offer";

test("a link that is mailed says lane, date, trailer and weight in Spanish, and answers go to the broker", async () => {
  const { ana, user, offer, sent } = await aMailedOffer();
  const { url, isMailed } = await createOfferLink(ana, { ...offer, byMail: true });
  expect(isMailed).toBe(true);
  expect(await sent()).toMatchObject({ mail: { to: "despacho@nortena.example", status: "PENDING", attempts: 0 } });
  const [mail, ...others] = (await send()).filter(({ to }) => to.includes("despacho@nortena.example"));
  if (!mail) throw new Error("Nothing arrived.");
  expect(others).toEqual([]);
  const text = bodyOf(mail);
  for (const line of ["Monterrey, NL → Dallas, TX", "Remolque: Caja refrigerada", "Peso: 38,000 lb", "Carga M-1", url])
    expect(text).toContain(line);
  expect(text).toMatch(/Recolección: .* 11 ene, 08:00 CST/);
  expect(text).toContain("le llega a Ana Lucía");
  expect(mail.source + text).not.toMatch(/SECRET/);
  const headers = headersOf(mail);
  expect(headers.find((line) => line.startsWith("Reply-To:"))).toContain(`<${user.email}>`);
  expect(headers).toContain("Content-Language: es-MX");
  expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
  expect(await sent()).toMatchObject({ mail: { status: "SENT" } });
});

test("the broker chooses another language for the mail", async () => {
  const { ana, offer } = await aMailedOffer("office@norte.example");
  await createOfferLink(ana, { ...offer, byMail: true, language: "en-US" });
  const mail = (await send()).find(({ to }) => to.includes("office@norte.example"));
  expect(mail && bodyOf(mail)).toContain("Trailer: Reefer");
});

test("the link is not kept where a copy of the database would show it", async () => {
  const { ana, offer } = await aMailedOffer("sealed@norte.example");
  const { url } = await createOfferLink(ana, { ...offer, byMail: true });
  const token = url.split("/").at(-1) ?? "";
  const rows = [await db.outgoingMessage.findMany(), await db.offerLink.findMany()];
  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("without an address the link is made, and the answer says that it was not mailed", async () => {
  const { ana, offer, sent } = await aMailedOffer("not an address");
  expect(await createOfferLink(ana, { ...offer, byMail: true })).toMatchObject({ isMailed: false });
  expect(await sent()).not.toHaveProperty("mail");
});

test("a link that is revoked or replaced before its mail is sent is not sent", async () => {
  const { ana, offer, sent } = await aMailedOffer("revoked@norte.example");
  await createOfferLink(ana, { ...offer, byMail: true });
  await createOfferLink(ana, { ...offer, byMail: true, replacesEarlier: true });
  await revokeOfferLink(ana, offer);
  expect((await send()).filter(({ to }) => to.includes("revoked@norte.example"))).toEqual([]);
  expect(await sent()).toMatchObject({ mail: { status: "FAILED", problem: "WITHDRAWN" } });
});

test("the link in the mail opens the offer for its carrier", async () => {
  const { ana, offer } = await aMailedOffer("opens@norte.example");
  await createOfferLink(ana, { ...offer, byMail: true });
  const mail = (await send()).find(({ to }) => to.includes("opens@norte.example"));
  const [, token = ""] = /\/offers\/([\w-]+)/.exec(mail ? bodyOf(mail) : "") ?? [];
  const { authenticateOfferLink } = await import("@/lib/bidding/authenticate-offer-link");
  const found = await authenticateOfferLink(token);
  if (!found) throw new Error("This link opens nothing.");
  const actor = { type: "carrier", id: found.carrierId, name: "", link: "OFFER", linkId: found.linkId } as const;
  expect(await getOffer({ ...ana, actor }, {})).toMatchObject({ load: { externalDisplayId: "M-1" } });
});
