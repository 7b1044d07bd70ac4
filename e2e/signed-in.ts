import { type APIRequestContext, type BrowserContext, test as base, type Page } from "@playwright/test";
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

/** A page listens to keys a moment after it is there; what is clicked and typed before is kept for it, part by part. */
async function comeToLife(page: Page) {
  // Some parts wait for somebody to use the page.
  await page.mouse.move(1, 1);
  await page
    .waitForFunction(
      () => {
        const parts = [...document.querySelectorAll("[data-listening]")];
        return parts.length > 0 && parts.every((part) => part.getAttribute("data-listening") === "yes");
      },
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined);
}

/** Opening a page waits until it listens; a test of what happens before says itself what it waits for. */
export function waitForLife(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options) await comeToLife(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options) await comeToLife(page);
    return response;
  };
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
        const session = await earlier?.get("/api/auth/get-session", { maxRetries: 1 });
        if (earlier && (await session?.json())) return earlier.storageState();
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
  page: async ({ page }, use) => {
    waitForLife(page);
    await use(page);
  },
});

export { expect } from "@playwright/test";
