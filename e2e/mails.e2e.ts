import { aCarrier, broker, chooseNobody } from "./bidding/own-offer";
import { demo } from "./demo";
import { newUser, ownPassword } from "./directory/own-users";
import { theMailServer } from "./mail-server";
import { expect, test } from "./phones";
import { aSentLoad } from "./tms";

// All tests with the mail server: it has one address, so they run one after the other.

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

test("a user changes their e-mail by the link that is mailed to it, on whichever device they read it", async ({
  aPhone,
  page,
  playwright,
  request,
  stateOf,
}) => {
  const mails = await theMailServer(smtpUrl);
  const admin = await playwright.request.newContext({ baseURL: demo.baseUrl, storageState: await stateOf("ADMIN") });
  const email = await newUser(admin, request, "Lorena");
  const wanted = `new-${email}`;
  const signIn = (as: string) =>
    page.request.post("/api/auth/sign-in/email", {
      data: { email: as, password: ownPassword },
      headers: { origin: demo.baseUrl },
    });
  await signIn(email);
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Change email…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your email" });
  const change = dialog.getByRole("button", { name: "Change email" });
  await dialog.getByLabel("New email").fill("lorena");
  await change.click();
  await expect(dialog.getByText("Enter a valid email address.")).toBeVisible();
  await dialog.getByLabel("New email").fill(wanted);
  await dialog.getByLabel("Current password").fill("wrong horse");
  await change.click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(ownPassword);
  await change.click();
  await expect(page.getByText(`A link is on its way to ${wanted}`)).toBeVisible();

  await expect.poll(() => mails.mailsTo(wanted).length).toBe(1);
  const text = mails.mailsTo(wanted)[0]?.source.replaceAll("=\r\n", "") ?? "";
  const [path = ""] = /\/confirm-email\/[\w-]{43}/.exec(text) ?? [];
  const phone = await aPhone(path);
  await expect(phone.getByText(`${wanted} será el correo con el que inicia sesión.`)).toBeVisible();
  await phone.getByRole("button", { name: "Confirmar este correo" }).click();
  await expect(phone.getByRole("heading", { name: "Su correo cambió" })).toBeFocused();
  await expect.poll(() => mails.mailsTo(email).length).toBe(1);
  await phone.goto(path);
  await expect(phone.getByRole("heading", { name: "Este enlace para confirmar un correo no sirve" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("definition").filter({ hasText: wanted })).toBeVisible();
  expect([(await signIn(email)).status(), (await signIn(wanted)).status()]).toEqual([401, 200]);
  await mails.close();
});
