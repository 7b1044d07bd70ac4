import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";
import { theMailServer } from "./mail-server";
import { aCarrier, broker, chooseNobody } from "./own-offer";

test.use({ role: "BROKER" });

const smtpUrl = process.env.SMTP_URL ?? "";
test.skip(smtpUrl === "", "The portal under test sends no mail: it and this test need the same SMTP_URL.");

test("a posting is mailed to its carriers in one step, each with its own result", async ({ page, request }) => {
  const mails = await theMailServer(smtpUrl);
  const post = broker(request);
  const { name, dotNumber } = await aCarrier(request);
  const tag = name.split(" ").at(-1) ?? "";
  const address = `despacho-${tag}@halcon.example`;
  const rows = [
    { displayName: name, dotNumber, contactName: "Despacho", contactPhone: "+52 81 5550 0199", contactEmail: address },
    { displayName: `${name} Dos`, dotNumber: `71${tag.slice(-6)}`, contactEmail: `nobody-${tag}@halcon.example` },
    { displayName: `${name} Tres`, dotNumber: `72${tag.slice(-6)}` },
  ];
  const active = { status: "ACTIVE", onboardingStatus: "ONBOARDED" };
  await post("/carriers/import", { rows: rows.map((row) => ({ ...row, ...active })) });
  const { load } = await post("/loads/sync", { load: aSentLoad() });

  await page.goto(`/loads/${load.id}`);
  await page.getByRole("button", { name: "Post to carriers…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Post / });
  await chooseNobody(dialog);
  await dialog.getByLabel("Search carriers").fill(tag);
  await expect(dialog.getByRole("checkbox", { name })).toHaveCount(3);
  for (const choice of await dialog.getByRole("checkbox", { name }).all()) await choice.check();
  await dialog.getByRole("checkbox", { name: /^Mail each carrier/ }).check();
  await expect(dialog.getByText("1 carrier has no mail address")).toBeVisible();
  await dialog.getByRole("button", { name: "Post and mail 3 links" }).click();

  const sent = page
    .getByRole("dialog", { name: /^Send / })
    .getByRole("list", { name: "Offer links" })
    .getByRole("listitem");
  const row = (text: string) => sent.filter({ has: page.getByText(text, { exact: true }) });
  await expect(row(name)).toContainText(`Mailed to ${address}`);
  await expect(row(`${name} Dos`)).toContainText("the mail server refuses this address (550 No such user here)");
  await expect(row(`${name} Tres`)).not.toContainText("mail to");
  await expect(row(`${name} Tres`).getByRole("button", { name: "Copy link" })).toBeVisible();

  const [mail, ...others] = mails.mailsTo(address);
  expect(others).toEqual([]);
  expect(mail?.source).toContain("Content-Language: es-MX");
  // Lines of a mail are broken anywhere.
  const text = mail?.source.replaceAll("=\r\n", "") ?? "";
  const [, token = ""] = /\/offers\/([\w-]{43})/.exec(text) ?? [];
  const { carrierName } = await post("/offers/get", {}, { "link-token": token });
  expect(carrierName).toBe(name);

  await row(name)
    .getByRole("button", { name: /^Mail again/ })
    .click();
  await expect.poll(() => mails.mailsTo(address).length).toBe(2);
  await mails.close();
});
