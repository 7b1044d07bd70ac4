import { expect, test } from "vitest";
import type { Endpoint } from "@/lib/core/endpoint";
import { newId } from "@/lib/core/ids";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { saveLoadPolicy } from "@/lib/loads/save-load-policy";
import { endpoints } from "@/lib/operations";
import { aContext } from "@/lib/testing/a-context";
import { aMarkedLoad, marksIn } from "@/lib/testing/a-marked-load";
import { aPosting } from "@/lib/testing/a-posting";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { sync } from "@/lib/testing/a-sync";
import { routeOf, send } from "@/lib/testing/send";

const { load, marks } = aMarkedLoad();
const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
/** What the customer pays after the marked price; as JSON and as people read it. */
const laterPrice = { path: "customerRate.amount", mark: "7999999" };

const ofViewers = endpoints.filter(
  ({ callers, role, writes }: Endpoint) => callers.includes("user") && role === "VIEWER" && !writes,
);

/** Someone who only reads, in an organization where a load has everything: changed, pinned, posted and bid for. */
async function aViewer() {
  const { organizationId, headers } = await aSignedInUser("VIEWER");
  const broker = aContext(organizationId);
  const tms = { ...broker, actor: { type: "apiKey" as const, id: newId("key"), name: "tms", scopes: [] } };
  const { load: stored, posting, aCarrier } = await aPosting({ load, brokerage: { broker, tms } });
  const bid = await (await aCarrier()).bid();
  await sync(tms, { externalId: stored.externalId, customerRate: usd(Number(laterPrice.mark)) });
  await pinLoadField(broker, { id: stored.id, path: "load.customerRate", pinned: true });
  const ids = { id: stored.id, loadId: stored.id, postingId: posting.id, bidId: bid.id, carrierId: bid.carrier.id };
  /** What the viewer is answered by every operation, asked for this load as its example asks and plainly. */
  const answers = async (area = "/") => {
    const asked = ofViewers
      .filter(({ path }) => path.startsWith(area))
      .flatMap(({ path, request, examples: [example] }: Endpoint) => {
        const all = Object.entries({ ...ids, loadIds: [stored.id] }).filter(([field]) => field in request.shape);
        const named = Object.fromEntries(all);
        const alone = Object.fromEntries(all.slice(0, 1));
        const { externalId: _load, carrier: _carrier, ...wanted } = { externalId: 0, carrier: 0, ...example?.request };
        return [{ ...wanted, ...named }, alone].map(async (body) => {
          const { status, text } = await send(routeOf(path).POST, headers, body);
          return { path, status, text };
        });
      });
    return Promise.all(asked);
  };
  return { broker, answers };
}

const showPrice = (answers: { path: string; text: string }[]) =>
  new Set(
    answers
      .filter(({ text }) => marksIn(text, [...marks, laterPrice]).some(({ path }) => path === laterPrice.path))
      .map(({ path }) => path),
  );

test("no operation shows a viewer what the customer pays, until the organization says so", async () => {
  const { broker, answers } = await aViewer();
  const hidden = await answers();
  const answered = new Set(hidden.flatMap(({ path, status }) => (status === 200 ? [path] : [])));
  expect(
    ofViewers
      .map(({ path }) => path)
      .filter((path) => /^.(loads|load-\w+|bids|postings)./.test(path) && !answered.has(path)),
  ).toEqual([]);
  expect([...showPrice(hidden)]).toEqual([]);
  expect(hidden.filter(({ text }) => text.includes('customerRate"')).map(({ path }) => path)).toEqual([]);
  expect(marksIn(hidden.map(({ text }) => text).join(), marks).map(({ path }) => path)).toContain("maxBuy.amount");
  await saveLoadPolicy(broker, { viewersSeeCustomerRates: true });
  const shown = ["/loads/export", "/loads/get", "/loads/history", "/loads/list"];
  expect([...showPrice(await answers("/loads/"))].sort()).toEqual(shown);
});
