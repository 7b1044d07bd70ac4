import type { Page } from "@playwright/test";
import { expect, test } from "../phones";
import { anOffer } from "./own-offer";

const price = (phone: Page) => phone.getByRole("textbox", { name: "Su oferta" });
const send = (phone: Page) => phone.getByRole("button", { name: /^Enviar oferta/ });
const sent = (phone: Page) => expect(phone.getByRole("heading", { name: "Oferta enviada" })).toBeVisible();

async function bid(phone: Page, amount: string) {
  await price(phone).fill(amount);
  await send(phone).tap();
  await sent(phone);
}

test("a carrier bids, withdraws, and bids again with one thumb", async ({ aPhone, request }) => {
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("Monterrey, NL");
  await expect(phone.locator("html")).toHaveAttribute("lang", "es-MX");
  // What the broker would pay at most, and where exactly, is not for the carrier's eyes.
  const shown = await phone.getByRole("main").textContent();
  const known = JSON.stringify(await offer.seen());
  for (const secret of ["210000", "2,100", "maxBuy", "Ruiz Cortines", offer.load.externalId, "VIDRIOS"])
    expect(`${shown} ${known}`).not.toContain(secret);

  await expect(send(phone)).toBeDisabled();
  await price(phone).fill("1,940");
  await expect(phone.getByText("USD 1,940 (dólares de EE. UU.)")).toBeVisible();
  await phone.getByRole("button", { name: "Agregar una nota" }).tap();
  await phone.getByLabel(/^Nota para/).fill("Unidad vacía en Monterrey.");
  await phone.getByRole("button", { name: "Enviar oferta: USD 1,940" }).tap();
  await sent(phone);
  await expect(phone.getByRole("region", { name: "Oferta enviada" })).toBeFocused();
  expect(await offer.bid()).toMatchObject({
    status: "ACTIVE",
    amount: { currencyCode: "USD", amount: 194_000 },
    note: "Unidad vacía en Monterrey.",
  });

  await phone.getByRole("button", { name: "Retirar oferta" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Retirar oferta" }).tap();
  await expect(phone.getByText("Usted retiró su oferta de USD 1,940.")).toBeVisible();
  await bid(phone, "1900.50");
  expect(
    (await offer.bids()).map(({ status, amount }: { status: string; amount: object }) => ({ status, amount })),
  ).toEqual([
    { status: "ACTIVE", amount: { currencyCode: "USD", amount: 190_050 } },
    { status: "REVOKED", amount: { currencyCode: "USD", amount: 194_000 } },
  ]);
});

test("a counter comes without a reload, is answered with another price, and the next one is taken", async ({
  aPhone,
  request,
}) => {
  test.slow();
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await bid(phone, "1,940");
  const { id: bidId } = await offer.bid();

  await offer.post("/bids/counter", { bidId, amount: { amount: 180_000 } });
  await expect(phone.getByRole("button", { name: "Aceptar USD 1,800" })).toBeVisible();
  await expect(phone.getByText("USD 140 menos de lo que pidió")).toBeVisible();
  await phone.getByRole("button", { name: "Contestar con otra oferta" }).tap();
  await phone.getByRole("textbox", { name: "Su nueva oferta" }).fill("1,880");
  await phone.getByRole("button", { name: "Enviar USD 1,880" }).tap();
  await expect(phone.getByRole("heading", { name: "Su oferta sigue en pie" })).toBeVisible();
  expect(await offer.bid()).toMatchObject({ status: "ACTIVE", amount: { amount: 188_000 } });

  await offer.post("/bids/counter", { bidId, amount: { amount: 185_000 } });
  await phone.getByRole("button", { name: "Aceptar USD 1,850" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Sí, la tomo por USD 1,850" }).tap();
  await expect(phone.getByRole("heading", { name: "La carga es suya" })).toBeVisible();
  await expect(phone.getByText("Av. Ruiz Cortines 2000")).toBeVisible();
  const { load } = await offer.post("/loads/get", { externalId: offer.load.externalId });
  expect(load).toMatchObject({ status: "BOOKED", assignedCarrier: { carrier: { displayName: offer.name } } });
});

test("two quick taps place one bid", async ({ aPhone, request }) => {
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await price(phone).fill("1,940");
  await send(phone).dblclick();
  await sent(phone);
  const { items } = await offer.post("/bid-events/list", { postingId: offer.postingId });
  expect(items.map(({ type }: { type: string }) => type)).toEqual(["bid.submitted"]);
});

test("a price above the ceiling is turned down at once, without telling the ceiling", async ({ aPhone, request }) => {
  const rule = { rejectAbove: { percentOver: 0, of: "maxBuy" } };
  const offer = await anOffer(request, { posting: { instantResponse: rule } });
  const phone = await aPhone(offer.path);
  await price(phone).fill("2,600");
  await send(phone).tap();
  await expect(phone.getByText(/^USD 2,600 es más de lo que/)).toBeVisible();
  expect(await phone.getByRole("main").textContent()).not.toContain("2,100");
  expect(JSON.stringify(await offer.seen())).not.toMatch(/2,100|210000|maxBuy/);
  await bid(phone, "2,000");
  expect(await offer.bids()).toMatchObject([{ status: "ACTIVE", amount: { amount: 200_000 } }]);
});

test("a carrier that is not onboarded finds its way to the onboarding", async ({ aPhone, request }) => {
  const offer = await anOffer(request, { relationship: { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" } });
  const phone = await aPhone(offer.path);
  await phone.getByRole("button", { name: "Empezar registro" }).tap();
  await expect(phone.getByRole("heading", { name: "¿Es esta su empresa?" })).toBeVisible();
});

test("without a connection nothing is lost, and sending again is one bid", async ({ aPhone, request }) => {
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await price(phone).fill("1,940");
  await phone.context().setOffline(true);
  await expect(phone.getByText(/^Sin conexión. Lo que ve es de las/)).toBeVisible();
  await send(phone).tap();
  await expect(phone.getByText("No se envió: sin conexión.")).toBeVisible();
  await phone.context().setOffline(false);
  await send(phone).tap();
  await sent(phone);
  expect(await offer.bids()).toHaveLength(1);
});

test("what a carrier typed is there after a reload, until it is sent", async ({ aPhone, request }) => {
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await price(phone).fill("1,940");
  await phone.reload();
  await expect(price(phone)).toHaveValue("1,940");
  await send(phone).tap();
  await sent(phone);
  expect(await offer.bids()).toMatchObject([{ amount: { amount: 194_000 } }]);
});

test("a link that never existed and one of a carrier that is not dispatched any more show the same page", async ({
  aPhone,
  request,
}) => {
  const offer = await anOffer(request);
  const phone = await aPhone(offer.path);
  await bid(phone, "1,940");
  const { items } = await offer.post("/carriers/search", { query: offer.dotNumber });
  await offer.post("/carrier-relationships/review", {
    id: items[0].relationship.id,
    status: "DO_NOT_DISPATCH",
    note: "Double brokering.",
  });
  await expect(phone.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
  const stranger = await aPhone(`/offers/${"x".repeat(43)}`);
  await expect(stranger.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
  const [one, other] = await Promise.all([phone, stranger].map((page) => page.getByRole("main").textContent()));
  expect(one).toBe(other);
  expect(await offer.bid()).toMatchObject({ status: "CLOSED", reason: { code: "carrier_blocked" } });
});

test("the address of an offer is not passed on, and a preview of it is not a view", async ({ request }) => {
  const offer = await anOffer(request);
  const preview = await request.get(offer.path, { headers: { "user-agent": "WhatsApp/2" } });
  expect(preview.headers()).toMatchObject({ "referrer-policy": "no-referrer" });
  expect(preview.headers()["cache-control"]).toContain("no-store");
  const { items } = await offer.post("/postings/list", { loadId: offer.loadId });
  expect(items[0].offers).toMatchObject([{ carrierId: offer.carrierId }]);
  expect(items[0].offers[0].viewedAt).toBeUndefined();
});
