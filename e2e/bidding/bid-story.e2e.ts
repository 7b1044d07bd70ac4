import type { Page } from "@playwright/test";
import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";
import { aWebhookReceiver } from "../webhooks/webhook-receiver";
import { aCarrier, broker as brokerApi, chooseNobody } from "./own-offer";

test.use({ role: "BROKER" });

/** Posts the load from its page, makes the carrier's link and takes its address out of the prepared e-mail. */
async function postTo(page: Page, carrierName: string) {
  await page.getByRole("button", { name: "Post to carriers…" }).click();
  const posting = page.getByRole("dialog");
  await posting.getByLabel("Takes bids").selectOption("for 4 hours");
  await chooseNobody(posting);
  await posting.getByLabel("Search carriers").fill(carrierName);
  await posting.getByRole("checkbox", { name: carrierName }).check();
  await posting.getByRole("button", { name: "Post and create 1 link" }).click();
  const sending = page.getByRole("dialog", { name: /^Send .* to carriers$/ });
  const mail = (await sending.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "";
  const [address = ""] = /http\S+$/.exec(new URLSearchParams(mail.split("?")[1]).get("body") ?? "") ?? [];
  await sending.getByRole("button", { name: "Done" }).click();
  return new URL(address).pathname;
}

test("a load goes from the TMS to a carrier's phone and comes back booked, and everyone is notified", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const post = brokerApi(request);
  const receiver = await aWebhookReceiver();
  await post("/webhook/save", { url: receiver.url, isEnabled: true });
  const { secret } = await post("/webhook/rotate-secret", { overlapHours: 0 });
  const load = aSentLoad();
  const { load: stored } = await post("/loads/sync", { load });
  const carrier = await aCarrier(request);

  const desk = await page.context().newPage();
  await desk.goto(`/bids?part=feed&load=${stored.id}`);
  await page.goto(`/loads/${stored.id}`);
  const path = await postTo(page, carrier.name);

  const phone = await browser.newPage({
    baseURL: demo.baseUrl,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: "es-MX",
    storageState: { cookies: [], origins: [] },
  });
  await phone.goto(path);
  await phone.getByRole("textbox", { name: "Su oferta" }).fill("1,940");
  await phone.getByRole("button", { name: "Enviar oferta: USD 1,940" }).tap();
  await expect(phone.getByRole("heading", { name: "Oferta enviada" })).toBeVisible();

  const bid = page.getByRole("list", { name: "Bids" }).getByRole("listitem");
  await expect(bid).toContainText("USD 1,940");
  await expect(page.getByText("1 carrier has a link, 1 opened it, 1 answered")).toBeVisible();
  await bid.getByRole("button", { name: "Counter" }).click();
  await page.getByLabel("Your counter (USD)").fill("1,850");
  await page.getByRole("dialog").getByRole("button", { name: "Counter USD 1,850" }).click();

  await phone.getByRole("button", { name: "Aceptar USD 1,850" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Sí, la tomo por USD 1,850" }).tap();
  await expect(phone.getByRole("heading", { name: "La carga es suya" })).toBeVisible();
  await phone.close();

  await expect(bid).toContainText("Accepted");
  await expect(page.getByText("Another bid was accepted").or(page.getByText("Ended")).first()).toBeVisible();
  const booked = await post("/loads/get", { externalId: load.externalId });
  expect(booked.load).toMatchObject({
    status: "BOOKED",
    assignedCarrier: {
      carrier: { displayName: carrier.name },
      price: { lineItems: [{ type: "BID", value: { currencyCode: "USD", amount: 185_000 } }] },
    },
  });
  const { items: selections } = await post("/carrier-selections/list", { loadId: stored.id });
  expect(selections[0].record).toMatchObject({ via: "BID", carrier: { id: carrier.carrierId } });

  const types = ["bid.submitted", "bid.countered", "bid.counter_accepted"];
  const feed = desk.getByRole("list", { name: "Events, newest first" }).getByRole("listitem");
  await expect(feed).toHaveCount(types.length);
  await expect(feed.nth(0)).toContainText(new RegExp(`Counter accepted.*${carrier.name}.*USD 1,850`));
  await expect(feed.nth(2)).toContainText(new RegExp(`Submitted.*${carrier.name}.*USD 1,940`));
  const arrived = () => receiver.events(secret, load.externalId);
  await expect.poll(() => arrived().map(({ type }) => type)).toEqual(types);
  const { items: events } = await post("/bid-events/list", { loadId: stored.id });
  expect(arrived().map(({ id }) => id)).toEqual(events.map(({ id }: { id: string }) => id).reverse());
  await post("/webhook/save", { url: receiver.url, isEnabled: false });
  await receiver.close();
});
