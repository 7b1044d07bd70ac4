import type { APIRequestContext } from "@playwright/test";
import { demo } from "../demo";
import { personOf } from "../signed-in";

const headers = { origin: demo.baseUrl };

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(`/api${path}`, { data, headers });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** The address of a new invitation. `request` is signed in as an admin. */
async function inviteAs(request: APIRequestContext, email: string) {
  const { url } = await post(request, "/users/invite", { email, role: "BROKER" });
  return new URL(url).pathname;
}

/** The address of a new invitation, for who is not signed in. */
export async function invitationPath(request: APIRequestContext) {
  const { email, password } = personOf("ADMIN");
  await post(request, "/auth/sign-in/email", { email, password });
  return inviteAs(request, `invited-${Date.now()}@example.com`);
}

/** The address of a new link by which a user of a page's own chooses another password, for who is not signed in. */
export async function resetPath(request: APIRequestContext) {
  const { email, password } = personOf("ADMIN");
  const signIn = () => post(request, "/auth/sign-in/email", { email, password });
  await signIn();
  const invited = await newUser(request, request, "Renata");
  await signIn();
  const { items } = await post(request, "/users/list", { limit: 200 });
  const { id } = items.find((user: { email: string }) => user.email === invited);
  const { url } = await post(request, "/users/password-reset-link", { id });
  return new URL(url).pathname;
}

export const ownPassword = "correct horse battery";

/** A user of a test's own, who joined by invitation with `ownPassword`. */
export async function newUser(admin: APIRequestContext, stranger: APIRequestContext, name: string) {
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
  const path = await inviteAs(admin, email);
  await post(stranger, "/invite", { token: path.split("/").at(-1), name, password: ownPassword });
  return email;
}
