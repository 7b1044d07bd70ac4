import type { Page } from "@playwright/test";
import { expect, test } from "../phones";
import { anOnboardingLink } from "./onboarding-link";

const goOn = (page: Page) => page.getByRole("button", { name: "Continuar" }).tap();
const saved = (page: Page) => expect(page.getByText("Guardado", { exact: true })).toBeVisible();

/** Puts a picture of noise into the file input: it has about twelve megabytes, as a phone's photo may. */
const choosePhoto = (page: Page) =>
  page.getByLabel("Tomar foto o elegir archivos").evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(2000, 2000);
    const drawing = canvas.getContext("2d");
    const picture = new ImageData(2000, 2000);
    for (let at = 0; at < picture.data.length; at += 65_536) {
      crypto.getRandomValues(picture.data.subarray(at, at + 65_536));
    }
    drawing?.putImageData(picture, 0, 0);
    const photo = new File([await canvas.convertToBlob({ type: "image/png" })], "IMG_4711.png", { type: "image/png" });
    const chosen = new DataTransfer();
    chosen.items.add(photo);
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return photo.size;
  });

test("a carrier onboards itself on a phone, and becomes onboarded when the broker accepts", async ({
  page: broker,
  aPhone,
  request,
}) => {
  test.slow();
  const onboarding = await anOnboardingLink(request);
  const phone = await aPhone(onboarding.path);

  await expect(phone.getByRole("heading", { name: "¿Es esta su empresa?" })).toBeVisible();
  await expect(phone.locator("html")).toHaveAttribute("lang", "es-MX");
  await expect(phone.getByLabel("Número USDOT")).toHaveValue(onboarding.dotNumber);
  await phone.getByLabel("SCAC").fill("123456");
  await phone.getByLabel("Número MC").fill("MC 445566");
  await expect(phone.getByLabel("SCAC")).toHaveAccessibleDescription(/^Un SCAC tiene de dos a cuatro letras/);
  await phone.getByLabel("SCAC").fill("");
  await expect(phone.getByText("Aún no registrado")).toBeVisible();
  await goOn(phone);

  await expect(phone.getByLabel("Teléfono")).toHaveValue("+52 867 555 0142");
  await phone.getByLabel("Correo").fill("despacho@fletes.test");
  await phone.getByRole("radio", { name: "Sí" }).check();
  await saved(phone);
  await phone.reload();
  await expect(phone.getByLabel("Correo")).toHaveValue("despacho@fletes.test");
  await goOn(phone);

  await phone.getByRole("checkbox", { name: /^CTPAT/ }).check();
  const lastDay = phone.getByLabel("Vigente hasta", { exact: true });
  await lastDay.fill("30/09/2020");
  await lastDay.blur();
  await expect(phone.getByText("Este día ya pasó.")).toBeVisible();
  await lastDay.fill("30/09/2031");
  const hauling = phone.getByRole("group", { name: "¿Qué transporta?" });
  await hauling.getByLabel("Remolques con los que cuenta").selectOption("Caja refrigerada");
  await hauling.getByRole("checkbox", { name: "México" }).check();
  await hauling.getByRole("radio", { name: "No" }).check();
  await goOn(phone);

  await phone.getByLabel("Cobertura por embarque").fill("100,000");
  await goOn(phone);

  expect(await choosePhoto(phone)).toBeGreaterThan(12 * 1024 * 1024);
  await expect(phone.getByRole("listitem").filter({ hasText: "IMG_4711.jpg" })).toBeVisible();
  const page = { name: "poliza.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>") };
  await phone.getByLabel("Tomar foto o elegir archivos").setInputFiles(page);
  await expect(phone.getByText("no es PDF, JPEG, PNG ni WEBP.")).toBeVisible();
  await goOn(phone);

  const submit = phone.getByRole("button", { name: "Firmar y enviar" });
  await expect(phone.getByText("USD 100,000")).toBeVisible();
  await expect(submit).toBeDisabled();
  await phone.getByLabel("Su nombre completo").fill("Marisol Garza");
  await phone.getByRole("checkbox").check();
  await submit.tap();
  await expect(phone.getByRole("heading", { name: "Enviado. ¡Gracias!" })).toBeVisible();
  expect((await onboarding.carrier()).relationship).toMatchObject({
    status: "NEEDS_REVIEW",
    onboardingStatus: "IN_PROGRESS",
  });

  await broker.goto(onboarding.panel);
  await expect(broker.getByText("MC 445566").first()).toBeVisible();
  const head = broker.getByRole("heading", { name: onboarding.name });
  await expect(head).toContainText("Signed, ready to accept");
  await expect(head).not.toContainText("Onboarding in progress");
  const download = broker.waitForEvent("download");
  await broker.getByRole("button", { name: "Download IMG_4711.jpg" }).click();
  expect((await download).suggestedFilename()).toBe("IMG_4711.jpg");
  await broker.getByRole("button", { name: "Accept and onboard" }).click();
  await expect(broker.getByRole("heading", { name: "Accepted", exact: true })).toBeVisible();
  expect(await onboarding.carrier()).toMatchObject({
    relationship: { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" },
    profile: {
      contacts: [{ name: "Marisol Garza", email: "despacho@fletes.test" }],
      certificates: [{ type: "CTPAT", expiresOn: "2031-09-30" }],
      cargoInsurance: { coverage: { currencyCode: "USD", amount: 10_000_000 } },
      has247CustomerService: true,
      hauling: { trailerTypes: ["REEFER"], countries: ["MX"], hazmat: false },
    },
    openConflicts: 1,
  });
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Su alta está lista" })).toBeVisible();
});

test("a day that cannot be read stays as it was typed, and nobody signs without it", async ({ aPhone, request }) => {
  const onboarding = await anOnboardingLink(request);
  const phone = await aPhone(`${onboarding.path}#certificates`);
  await phone.getByRole("checkbox", { name: /^CTPAT/ }).check();
  const day = phone.getByLabel("Vigente hasta", { exact: true });
  await day.fill("31/09/2031");
  await day.blur();
  await expect(phone.getByText("Ese día no existe.")).toBeVisible();
  await saved(phone);
  await phone.getByRole("navigation", { name: "Pasos" }).getByRole("button").last().tap();
  await phone.getByRole("button", { name: "Corrija la fecha de vencimiento en Certificados." }).tap();
  await expect(day).toHaveValue("31/09/2031");
  await day.fill("30/09/2031");
  await phone.getByRole("navigation", { name: "Pasos" }).getByRole("button").last().tap();
  await expect(phone.getByText("Corrija la fecha", { exact: false })).toBeHidden();
});

test("a broker makes a link, which is shown once, and revokes it", async ({ page, aPhone, request }) => {
  test.slow();
  const onboarding = await anOnboardingLink(request);
  await page.goto(onboarding.panel);
  await page.getByRole("button", { name: "Create link" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "30" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = (await dialog.getByRole("region", { name: "Onboarding link" }).textContent()) ?? "";
  await dialog.getByRole("button", { name: "Done" }).click();
  expect(await page.content()).not.toContain(address);

  const phone = await aPhone(new URL(address).pathname);
  await expect(phone.getByRole("heading", { name: "¿Es esta su empresa?" })).toBeVisible();
  // The link the TMS had made before was replaced, and one that never was looks just the same.
  const words = [];
  for (const path of [onboarding.path, `/onboarding/${"x".repeat(43)}`]) {
    const stranger = await aPhone(path);
    await expect(stranger.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
    words.push(await stranger.getByRole("main").textContent());
  }
  expect(words[0]).toBe(words[1]);

  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("button", { name: "Revoke" })).toBeHidden();
  await phone.getByLabel("SCAC").fill("FDBR");
  await expect(phone.getByRole("heading", { name: "Este enlace no funciona" })).toBeVisible();
});

test("two people at one step overwrite nothing of each other without being asked", async ({ aPhone, request }) => {
  test.slow();
  const { path } = await anOnboardingLink(request);
  const phones = [await aPhone(`${path}#contacts`), await aPhone(`${path}#contacts`)] as const;
  const [one, other] = phones;
  for (const phone of phones) await expect(phone.getByLabel("Nombre")).toHaveValue("Marisol Garza");
  await one.getByLabel("Nombre").fill("Ana Treviño");
  await saved(one);
  await other.getByLabel("Nombre").fill("Beto Salinas");
  await expect(other.getByRole("alert").filter({ hasText: "Alguien más cambió esto" })).toBeVisible();
  await other.getByRole("button", { name: "Usar la otra versión" }).tap();
  await expect(other.getByLabel("Nombre")).toHaveValue("Ana Treviño");
});

test("the address of a link is not passed on, and a preview of it does not open it", async ({ request }) => {
  const onboarding = await anOnboardingLink(request);
  const preview = await request.get(onboarding.path, { headers: { "user-agent": "WhatsApp/2" } });
  expect(preview.headers()).toMatchObject({ "referrer-policy": "no-referrer" });
  expect(preview.headers()["cache-control"]).toContain("no-store");
  expect(await preview.text()).not.toContain(onboarding.name);
  expect((await onboarding.carrier()).onboarding).toMatchObject({ state: "LINK_SENT" });
});
