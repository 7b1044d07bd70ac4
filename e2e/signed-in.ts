import { type BrowserContext, test as base, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { demo } from "./demo";
import { watchFocus } from "./lost-focus";
import { watchErrors } from "./page-errors";

export type Role = (typeof demo.users)[number]["role"];

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The demo organization's person with this role. */
export function personOf(role: Role) {
  const person = demo.users.find((user) => user.role === role);
  if (!person) throw new Error(`The demo organization has nobody with the role ${role}.`);
  return person;
}

async function signIn({ request }: Pick<PlaywrightWorkerArgs["playwright"], "request">, role: Role): Promise<State> {
  const { email, password } = personOf(role);
  const browserless = await request.newContext({ baseURL: demo.baseUrl });
  const response = await browserless.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { origin: demo.baseUrl },
  });
  if (!response.ok()) throw new Error(`Signing in as ${role} was answered with ${response.status()}.`);
  const state = await browserless.storageState();
  await browserless.dispose();
  return state;
}

/** A page listens to keys a moment after it is there; what is clicked and typed before is kept for it, part by part. */
async function comeToLife(page: Page) {
  // Some parts wait for somebody to use the page.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.querySelector("[data-listening=no]") === null);
  // The pages of the API's reference are none of the portal's.
  await page.waitForFunction(() => document.querySelector("html[data-keeps-focus], html:not([data-theme])") !== null);
}

/** As if the next frame never came: what a page puts off until then does not happen before the keys that follow. */
export const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

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

type SignedIn = {
  role: Role;
  /** What goes wrong in the pages of a test on purpose. */
  expectedErrors: RegExp | undefined;
  noErrors: undefined;
};

/**
 * Tests that begin signed in, as the admin unless `test.use({ role: "BROKER" })` says otherwise. One sign-in serves
 * all tests of a worker: a test that ends sessions has a user of its own.
 */
export const test = base.extend<SignedIn, { stateOf: (role: Role) => Promise<State> }>({
  role: ["ADMIN", { option: true }],
  expectedErrors: [undefined, { option: true }],
  noErrors: [
    async ({ browser, expectedErrors }, use) => {
      const expectNone = watchErrors(browser);
      await use(undefined);
      expectNone(expectedErrors);
    },
    { auto: true },
  ],
  stateOf: [
    async ({ playwright }, use) => {
      const states = new Map<Role, Promise<State>>();
      await use((role) => {
        const state = states.get(role) ?? signIn(playwright, role);
        states.set(role, state);
        return state;
      });
    },
    { scope: "worker" },
  ],
  storageState: async ({ role, stateOf }, use) => use(await stateOf(role)),
  page: async ({ page }, use) => {
    waitForLife(page);
    const expectFocus = await watchFocus(page);
    await use(page);
    expectFocus();
  },
});

export { expect } from "@playwright/test";
