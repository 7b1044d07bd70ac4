import type { APIRequestContext, Page } from "@playwright/test";
import { demo } from "../demo";

/** Names and numbers of a test's own, so that whatever else is in the database does not matter. */
export function ownCarriers() {
  const tag = `E2E${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  const first = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  return {
    tag,
    nameOf: (position: number) => `Transportes ${tag} ${position}`,
    dotOf: (position: number) => String(first + position),
  };
}

export type OwnCarriers = ReturnType<typeof ownCarriers>;

/** What the TMS and its people do with the demo organization's key. */
export function carrierApi(request: APIRequestContext) {
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers: { "api-key": demo.apiKey } });
    if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const find = async (own: OwnCarriers) => {
    const { items } = await post("/carriers/search", { query: own.tag, sort: "name" });
    return items;
  };
  return {
    post,
    find,
    /** Adds carriers 1 to `count`, onboarded and waiting for a review unless said otherwise. */
    async add(
      own: OwnCarriers,
      count: number,
      rest: object = { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" },
    ) {
      const rows = Array.from({ length: count }, (_, index) => ({
        displayName: own.nameOf(index + 1),
        dotNumber: own.dotOf(index + 1),
        ...rest,
      }));
      await post("/carriers/import", { rows });
      return find(own);
    },
    statuses: async (own: OwnCarriers) =>
      (await find(own)).map(({ relationship }: { relationship?: { status: string } }) => relationship?.status),
  };
}

/** The review queue with a test's own carriers alone, by name for its order is that of their waiting. */
export const queueOf = (own: OwnCarriers) => `/carriers?tab=review&search=${own.tag}`;

export const carrierRows = (page: Page) => page.getByRole("list", { name: "List of carriers" }).getByRole("link");
export const panel = (page: Page) => page.getByRole("region", { name: "Carrier", exact: true });
