import { newUser, ownPassword } from "../directory/own-users";
import { expect, test } from "../phones";

test.use({ role: "ADMIN" });

const sendsMail = (process.env.SMTP_URL ?? "") !== "";

test("an admin hands over a link, by which a user who forgot the password chooses another on a phone", async ({
  page,
  request,
  aPhone,
}) => {
  const email = await newUser(page.request, request, "Olga");
  await page.goto(`/directory?search=${email}`);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: "Make a link for Olga to choose a new password" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Whoever has the link can sign in as Olga.");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = (await dialog.getByRole("region", { name: "Link to choose a new password" }).textContent()) ?? "";
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const { pathname } = new URL(link);
  const phone = await aPhone(pathname);
  await expect(phone.getByLabel("Correo")).toHaveValue(email);
  const [field, submit] = [
    phone.getByLabel("Contraseña nueva"),
    phone.getByRole("button", { name: "Cambiar contraseña" }),
  ];
  await field.fill("corta");
  await submit.click();
  await expect(phone.getByText("Al menos 12 caracteres.")).toBeVisible();
  await field.fill("a different staple");
  await submit.click();
  await expect(phone.getByRole("heading", { name: "Su contraseña cambió" })).toBeFocused();
  await phone.getByRole("link", { name: "Ir a iniciar sesión" }).click();
  const signIn = async (password: string) => {
    await phone.getByLabel("Correo").fill(email);
    await phone.getByLabel("Contraseña", { exact: true }).fill(password);
    await phone.getByRole("button", { name: "Iniciar sesión" }).click();
  };
  await signIn(ownPassword);
  await expect(phone.getByText("El correo y la contraseña no coinciden.")).toBeVisible();
  await signIn("a different staple");
  await expect(phone.getByRole("heading", { level: 1, name: "Hoy" })).toBeVisible();
  await phone.goto(pathname);
  await expect(phone.getByRole("heading", { name: "Este enlace para elegir una contraseña no sirve" })).toBeVisible();
  const again = phone.getByRole("link", { name: "Pedir un nuevo enlace" });
  // Without mail there is nothing to ask for on the next page but an admin, whom this one names.
  await expect(again).toHaveCount(sendsMail ? 1 : 0);

  await page.getByRole("tab", { name: "History" }).click();
  const changes = page.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "Made a link for Olga to choose a new password" }).first()).toContainText(
    /Link works until: \w{3} /,
  );
});

test("who asks for a mail is told the same whether there is such an account or not", async ({
  aPhone,
  request,
  page,
}) => {
  test.skip(!sendsMail, "The portal under test sends no mail: it and this test need the same SMTP_URL.");
  const email = await newUser(page.request, request, "Petra");
  for (const address of [email, `nobody-${email}`]) {
    const phone = await aPhone("/sign-in");
    await phone.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
    await phone.getByLabel("Correo").fill("sin arroba");
    await phone.getByRole("button", { name: "Enviarme un enlace" }).click();
    await expect(phone.getByText("Escriba un correo válido.")).toBeVisible();
    await phone.getByLabel("Correo").fill(address);
    await phone.getByRole("button", { name: "Enviarme un enlace" }).click();
    await expect(phone.getByRole("heading", { name: "Revise su correo" })).toBeFocused();
    await expect(phone.getByText(`Si ${address} tiene una cuenta aquí, un enlace va en camino.`)).toBeVisible();
  }
});
