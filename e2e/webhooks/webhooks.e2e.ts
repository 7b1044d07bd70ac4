import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { answerWith, aReceiver, type Received } from "@/lib/testing/a-receiver";
import { expect, test } from "../signed-in";

/** The signing secret where it is shown, which closes only once somebody said it is kept. */
async function readSecret(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Signing secret" });
  const secret = (await dialog.getByRole("region", { name: "Signing secret" }).textContent()) ?? "";
  await expect(dialog.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("I saved the secret").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

async function saveAddress(page: Page, url: string) {
  await page.getByLabel("Receiver URL").fill(url);
  await page.getByRole("checkbox", { name: "Send events" }).check();
  await page.getByRole("button", { name: /^Save/ }).click();
}

/** The page of a webhook that goes to this address, with a secret just made. */
async function openWebhook(page: Page, url: string) {
  await page.goto("/settings/webhooks");
  await saveAddress(page, url);
  const first = page.getByRole("dialog", { name: "Signing secret" });
  await expect(first.or(page.getByText("Webhook saved."))).toBeVisible();
  if (await first.isVisible()) return readSecret(page);
  await page.getByRole("button", { name: "Rotate secret" }).click();
  const rotation = page.getByRole("dialog", { name: "Rotate signing secret" });
  await expect(rotation).toBeVisible();
  const atOnce = rotation.getByRole("radio", { name: "Not at all" });
  if (await atOnce.isVisible()) await atOnce.check();
  await rotation.getByRole("button", { name: "Create the new secret" }).click();
  return readSecret(page);
}

/** Bids of other tests may arrive as well. */
const testsAt = ({ received }: { received: Received[] }) =>
  received.filter(({ body }) => JSON.parse(body).type === "webhook.test");

test.describe.configure({ mode: "serial" });

test("an address is saved, and a test arrives there signed with the secret that was shown once", async ({ page }) => {
  const receiver = await aReceiver(answerWith(204));
  const secret = await openWebhook(page, receiver.url);
  expect(secret).toMatch(/^whsec_/);
  expect(await page.content()).not.toContain(secret);
  await page.getByRole("button", { name: "Send test event" }).click();
  await expect(page.getByText(/Test delivered: 204 in \d+ ms/)).toBeVisible();
  const [{ headers, body } = { headers: {}, body: "" }] = testsAt(receiver);
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(secret).verify(body, texts)).toMatchObject({ type: "webhook.test" });

  await page.getByRole("button", { name: "webhook.test – open details" }).first().click();
  const details = page.getByRole("dialog", { name: "webhook.test" });
  await expect(details.getByRole("region", { name: "Request" })).toContainText(`webhook-id: ${texts["webhook-id"]}`);
  await expect(page).toHaveURL(/delivery=delivery_/);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await receiver.close();
});

test("an address inside a private network is refused where it is typed", async ({ page }) => {
  await page.goto("/settings/webhooks");
  await saveAddress(page, "https://10.0.0.8/hooks");
  const field = page.getByLabel("Receiver URL");
  await expect(page.getByText("This address is on a private network.")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

test("what failed is found by its filter, sent again, and arrives", async ({ page }) => {
  const receiver = await aReceiver(answerWith(500));
  await openWebhook(page, receiver.url);
  await page.getByRole("button", { name: "Send test event" }).click();
  await expect(page.getByText(/Test not delivered: 500/)).toBeVisible();
  receiver.answer = answerWith(204);
  await page.getByLabel("Status", { exact: true }).selectOption("FAILED");
  await expect(page).toHaveURL(/status=FAILED/);
  await page
    .getByRole("checkbox", { name: /Select webhook.test/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Send 1 again" }).click();
  await expect(page.getByText("1 event is being sent again.")).toBeVisible();
  await expect.poll(() => testsAt(receiver).length).toBe(2);
  expect(new Set(testsAt(receiver).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  await page.goBack();
  await expect(page.getByRole("row", { name: /webhook.test/ }).first()).toContainText("Delivered");
  await receiver.close();
});

test("a receiver that is gone turns the webhook off, and somebody turns it on again", async ({ page }) => {
  const receiver = await aReceiver(answerWith(410));
  await openWebhook(page, receiver.url);
  await page.getByRole("button", { name: "Send test event" }).click();
  const banner = page.getByRole("region", { name: "Webhook status" });
  await expect(banner).toContainText("the receiver answered 410 Gone");
  // By key: a toast lies over the button for a while.
  await banner.getByRole("button", { name: "Turn on and send what is waiting…" }).press("Enter");
  await page.getByLabel("What to send").selectOption("since");
  const since = page.getByRole("dialog").getByRole("textbox");
  await expect(since).toHaveValue(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  await since.fill("when it broke");
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await expect(page.getByText("Not understood as a date and time.")).toBeVisible();
  await page.getByLabel("What to send").selectOption("Only new events");
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await expect(page.getByText("The webhook is on.")).toBeVisible();
  await expect(banner).toBeHidden();
  await receiver.close();
});

test("a receiver in three languages is there to copy, chosen by the arrow keys", async ({ page }) => {
  await page.goto("/settings/webhooks?tab=verify");
  await expect(page.getByRole("region", { name: "A receiver in Node.js" })).toContainText("timingSafeEqual");
  await page.getByRole("radio", { name: "Node.js" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("region", { name: "A receiver in Python" })).toContainText("hmac.compare_digest");
});

test.describe("a broker", () => {
  test.use({ role: "BROKER" });

  test("reads who manages webhooks", async ({ page }) => {
    await page.goto("/settings/webhooks");
    await expect(page.getByRole("heading", { name: "Only admins manage webhooks" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Webhooks" })).toBeHidden();
  });
});
