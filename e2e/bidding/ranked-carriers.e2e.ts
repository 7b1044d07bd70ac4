import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";
import { aCarrier, broker, chooseNobody } from "./own-offer";

test.use({ role: "BROKER" });

test("a load is posted to four carriers by keyboard; one link is revoked, one opened and answered", async ({
  page,
  request,
}) => {
  test.slow();
  const post = broker(request);
  // A number of its own in all four names, so that the search finds them and nobody else.
  const first = await aCarrier(request);
  const tag = first.name.split(" ").at(-1) ?? "";
  const names = [first.name, ...["Dos", "Tres", "Cuatro"].map((word) => `${first.name} ${word}`)];
  await post("/carriers/import", {
    rows: names.slice(1).map((displayName, at) => ({
      displayName,
      dotNumber: `7${at}${tag.slice(-6)}`,
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      contactName: "Despacho",
      contactPhone: at === 0 ? "+52 81 5550 0199" : "81 5550 0199",
      contactEmail: "d@halcon.example",
    })),
  });
  const { load } = await post("/loads/sync", { load: aSentLoad() });
  await page.goto(`/loads/${load.id}`);
  await page.getByRole("button", { name: "Post to carriers…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Post / });
  await expect(dialog.getByRole("region", { name: /^Carriers will ask/ })).toContainText(/pickup/i);
  await chooseNobody(dialog);
  const search = dialog.getByLabel("Search carriers");
  await search.fill(tag);
  await expect(dialog.getByRole("list").getByRole("checkbox")).toHaveCount(4);
  await search.press("ArrowDown");
  for (const key of ["Space", "ArrowDown", "Space", "ArrowDown", "Space", "ArrowDown", "Space"])
    await page.keyboard.press(key);
  await expect(dialog.getByText("4 chosen")).toBeVisible();
  await page.keyboard.press("Enter");

  const sending = page.getByRole("dialog", { name: /^Send / });
  const rows = sending.getByRole("list", { name: "Offer links" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const row = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) });
  // A number with its country is written to; one without is not guessed at.
  await expect(row(`${first.name} Dos`).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/528155500199\?text=Frontera/,
  );
  await expect(row(`${first.name} Tres`)).toContainText("81 5550 0199 has no country code");
  const mail = await row(first.name).getByRole("link", { name: "Email" }).getAttribute("href");
  const token = /offers%2F([\w-]+)/.exec(mail ?? "")?.[1] ?? "";
  await row(`${first.name} Dos`)
    .getByRole("button", { name: /^Revoke link/ })
    .click();
  await expect(row(`${first.name} Dos`)).toContainText("link revoked");
  await sending.getByRole("button", { name: "Done" }).click();
  // The addresses are there for as long as the portal is open, whatever is read meanwhile.
  await page.getByRole("tab", { name: /^Bids/ }).click();
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(3);

  const byLink = { "link-token": token };
  await post("/offers/get", {}, byLink);
  await post("/bids/submit", { amount: { currencyCode: "USD", amount: 194_000 } }, byLink);
  const answered = page
    .getByRole("list", { name: "Offer links" })
    .getByRole("listitem")
    .filter({ hasText: "answered" });
  await expect(answered).toContainText(first.name);
  await expect(answered).toContainText("opened");
  await expect(page.getByText("3 carriers have a link, 1 opened it, 1 answered")).toBeVisible();
});
