import { type APIRequestContext, type BrowserContext, test as base } from "@playwright/test";
import { demo } from "./demo";

export type Role = (typeof demo.users)[number]["role"];

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The demo organization's person with this role. */
export function personOf(role: Role) {
  const person = demo.users.find((user) => user.role === role);
  if (!person) throw new Error(`The demo organization has nobody with the role ${role}.`);
  return person;
}

async function signIn(request: APIRequestContext, role: Role) {
  const { email, password } = personOf(role);
  const response = await request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { origin: demo.baseUrl },
  });
  if (!response.ok()) throw new Error(`Signing in as ${role} was answered with ${response.status()}.`);
}

/**
 * Tests that begin signed in, as the admin unless `test.use({ role: "BROKER" })` says otherwise. One sign-in serves
 * all tests of a worker; a test that signs out or ends sessions signs in by itself.
 */
export const test = base.extend<{ role: Role }, { stateOf: (role: Role) => Promise<State> }>({
  role: ["ADMIN", { option: true }],
  stateOf: [
    async ({ playwright }, use) => {
      const kept = new Map<Role, APIRequestContext>();
      await use(async (role) => {
        const earlier = kept.get(role);
        // Another test may have ended the session.
        if (earlier && (await (await earlier.get("/api/auth/get-session")).json())) return earlier.storageState();
        const request = await playwright.request.newContext({ baseURL: demo.baseUrl });
        await signIn(request, role);
        kept.set(role, request);
        return request.storageState();
      });
      await Promise.all([...kept.values()].map((request) => request.dispose()));
    },
    { scope: "worker" },
  ],
  storageState: async ({ role, stateOf }, use) => use(await stateOf(role)),
});

export { expect } from "@playwright/test";
