import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";
import { aCarrier, anOffer, broker, chooseNobody } from "./own-offer";

test.describe("as a broker", () => {
  test.use({ role: "BROKER" });

  test("ending a posting asks first, and then closes what was open", async ({ page, request }) => {
    const offer = await anOffer(request);
    await offer.place(194_000);
    await page.goto(`/loads/${offer.loadId}`);
    await expect(page.getByRole("list", { name: "Bids" })).toContainText("USD 1,940");
    await page.getByRole("button", { name: "End posting…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("1 open bid will be closed and its carrier notified.");
    await dialog.getByRole("button", { name: "End posting" }).click();
    await expect(page.getByRole("button", { name: "Post again…" })).toBeVisible();
    expect(await offer.bid()).toMatchObject({ status: "CLOSED", reason: { code: "posting_ended" } });
  });

  test("a load is not posted to nobody by a key, and one without a max buy says so", async ({ page, request }) => {
    const { load: stored } = await broker(request)("/loads/sync", { load: { ...aSentLoad(), maxBuy: null } });
    const postings = async () => (await broker(request)("/postings/list", { loadId: stored.id })).items;
    await page.goto(`/loads/${stored.id}`);
    await page.getByRole("button", { name: "Post to carriers…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^The load has no max buy/)).toBeVisible();
    await chooseNobody(dialog);
    const post = dialog.getByRole("button", { name: "Post without links" });
    await expect(post).toHaveAttribute("type", "button");
    await dialog.getByLabel("Takes bids").focus();
    await page.keyboard.press("Control+Enter");
    await dialog.getByRole("checkbox").first().focus();
    await page.keyboard.press("Enter");
    await expect(post).toBeEnabled();
    expect(await postings()).toEqual([]);
    await post.click();
    await expect(dialog).toBeHidden();
    expect(await postings()).toMatchObject([{ status: "OPEN" }]);
  });

  test("a carrier that is not dispatched is in the list, and cannot be sent the freight", async ({ page, request }) => {
    const { loadId } = await anOffer(request);
    const blocked = await aCarrier(request, { status: "DO_NOT_DISPATCH", onboardingStatus: "ONBOARDED" });
    await page.goto(`/loads/${loadId}`);
    await page.getByRole("button", { name: "Send to carriers…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Search carriers").fill(blocked.name);
    await expect(dialog.getByRole("checkbox", { name: blocked.name })).toBeDisabled();
    await expect(dialog.getByText("This load cannot be sent to it.")).toBeVisible();
  });

  test("a posting with a rule of its own says so before it is opened", async ({ page, request }) => {
    const load = { ...aSentLoad(), status: "ON_HOLD" };
    const { load: stored } = await broker(request)("/loads/sync", { load });
    await page.goto(`/loads/${stored.id}`);
    await page.getByRole("button", { name: "Post to carriers…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("The load is on hold; posting makes it available.")).toBeVisible();
    await chooseNobody(dialog);
    await dialog.getByRole("radio", { name: "For this load" }).check();
    const reject = dialog.getByRole("region", { name: "Reject at once" });
    await reject.getByRole("radio", { name: "Percent" }).check();
    await dialog.getByRole("button", { name: /^Post/ }).click();
    await expect(reject.getByText(/^Enter a number from 0 to 1,000/)).toBeVisible();
    await reject.getByRole("textbox").fill("5");
    await expect(reject).toContainText("Bids above max buy plus 5% are rejected automatically.");
    await dialog.getByRole("button", { name: /^Post/ }).click();
    await expect(dialog).toBeHidden();
    const { items } = await broker(request)("/postings/list", { loadId: stored.id });
    expect(items).toMatchObject([
      { status: "OPEN", instantResponse: { rejectAbove: { percentOver: 5, of: "maxBuy" } } },
    ]);
  });

  test("a rule is tried on past bids before it is saved in one's name", async ({ page, request }) => {
    const offer = await anOffer(request);
    await offer.place(194_000);
    await page.goto("/settings/instant-response");
    const reject = page.getByRole("region", { name: "Reject at once" });
    await reject.getByRole("radio", { name: "Amount" }).check();
    await reject.getByRole("textbox").fill("1,000");
    await page.getByRole("button", { name: "Run test" }).click();
    const row = page.getByRole("row").filter({ hasText: offer.name });
    await expect(row).toContainText("Rejects");
    await expect(row).toContainText("To answer");
    expect(await offer.bid()).toMatchObject({ status: "ACTIVE" });
    // High enough to leave the bids of other tests alone.
    await reject.getByRole("textbox").fill("9,000,000");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Rule saved. It now answers every bid.")).toBeVisible();
    await expect(page.getByText(/^Saved by/)).toBeVisible();
    const { instantResponse, savedBy } = await offer.post("/instant-response/get", {});
    expect(instantResponse).toEqual({ rejectAbove: { amount: { currencyCode: "USD", amount: 900_000_000 } } });
    expect(savedBy).toMatchObject({ type: "user" });
    await reject.getByRole("textbox").fill("8,000,000");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Loads" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save and leave" }).click();
    await expect(page).toHaveURL("/loads");
    const { instantResponse: left } = await offer.post("/instant-response/get", {});
    expect(left).toEqual({ rejectAbove: { amount: { currencyCode: "USD", amount: 800_000_000 } } });
    await offer.post("/instant-response/save", { instantResponse: {} });
  });
});

test.describe("as a viewer", () => {
  test.use({ role: "VIEWER" });

  test("postings and rules are there to be read", async ({ page, request }) => {
    const offer = await anOffer(request);
    await page.goto(`/loads/${offer.loadId}`);
    await expect(page.getByRole("button", { name: "Send to carriers…" })).toBeDisabled();
    await page.goto("/settings/instant-response");
    await expect(page.getByText("Only brokers and admins can change this.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Reject at once" }).getByRole("radio").first()).toBeDisabled();
  });
});
