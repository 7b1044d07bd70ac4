import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { demo } from "../demo";
import { aSentLoad } from "../tms";

type Wanted = {
  /** What the load says besides, or instead of, a plain one. */
  load?: object;
  /** What the broker's relationship with the carrier is; active and onboarded unless said otherwise. */
  relationship?: { status: string; onboardingStatus: string };
  /** What `/postings/open` is asked for besides the load. */
  posting?: object;
};

const active = { status: "ACTIVE", onboardingStatus: "ONBOARDED" };
// Numbers of a part of its own for each worker, from anywhere in it.
const part = 80_000_000 + 1_000_000 * (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 10);
let count = Math.floor(Math.random() * 1_000_000);

/** What a TMS does with the demo organization's key; it fails the test when it is refused. */
export function broker(request: APIRequestContext) {
  return async (path: string, data: object, headers: Record<string, string> = { "api-key": demo.apiKey }) => {
    const response = await request.post(`/api${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
    return response.json();
  };
}

/** Carriers of a test's own, known to the organization. */
export async function someCarriers(request: APIRequestContext, wanted: number, relationship = active) {
  const carriers = Array.from({ length: wanted }, () => {
    const dotNumber = String(part + (count++ % 1_000_000));
    return { name: `Autolíneas Halcón ${dotNumber}`, dotNumber };
  });
  const rows = carriers.map(({ name: displayName, dotNumber }) => ({ displayName, dotNumber, ...relationship }));
  const { results } = await broker(request)("/carriers/import", { rows });
  return carriers.map((carrier, at) => ({ ...carrier, carrierId: String(results[at].carrierId) }));
}

export async function aCarrier(request: APIRequestContext, relationship = active) {
  const [carrier] = await someCarriers(request, 1, relationship);
  if (!carrier) throw new Error("No carrier was imported.");
  return carrier;
}

/** A load of a test's own, offered to a carrier of its own. */
export async function anOffer(request: APIRequestContext, { load: said, relationship, posting: rest }: Wanted = {}) {
  const post = broker(request);
  const carrier = await aCarrier(request, relationship);
  const load = { ...aSentLoad(), ...said };
  const { load: stored } = await post("/loads/sync", { load });
  const { posting } = await post("/postings/open", { externalId: load.externalId, ...rest });
  const { url } = await post("/postings/offer-link", { postingId: posting.id, carrierId: carrier.carrierId });
  const path = new URL(url).pathname;
  const byLink = (operation: string, asked: object) =>
    post(operation, asked, { "link-token": path.split("/")[2] ?? "" });
  const bids = async () => (await post("/bids/list", { postingId: posting.id })).items;
  return {
    ...carrier,
    load,
    loadId: String(stored.id),
    postingId: String(posting.id),
    /** The address of the carrier's page. */
    path,
    /** Bids, as the carrier does on its page. */
    place: (amount: number) => byLink("/bids/submit", { amount: { currencyCode: "USD", amount } }),
    /** Calls an operation as the carrier's page does. */
    byLink,
    /** All that the page asks of the server. */
    seen: () => byLink("/offers/get", {}),
    bids,
    /** The only bid there is. */
    bid: async () => (await bids())[0],
    post,
  };
}

export type OwnOffer = Awaited<ReturnType<typeof anOffer>>;

/** Puts away what a posting suggests by history, which is another test's business. */
export async function chooseNobody(posting: Locator) {
  await expect(posting.getByRole("list").getByRole("checkbox").first()).toBeVisible();
  const none = posting.getByRole("button", { name: "Clear" });
  if (await none.isVisible()) await none.click();
}
