import { beforeAll, expect, test } from "vitest";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import "@/lib/app-events";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { createOfferLink } from "@/lib/bidding/create-offer-link";
import { endPosting, expirePostings } from "@/lib/bidding/end-posting";
import { getOffer } from "@/lib/bidding/get-offer";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { saveInstantResponse } from "@/lib/bidding/save-instant-response";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { newId } from "@/lib/core/ids";
import type { ChangeKind } from "@/lib/core/live-change";
import { createTeam } from "@/lib/directory/create-team";
import { saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { addLoadNote, removeLoadNote } from "@/lib/loads/note-loads";
import { openLink } from "@/lib/onboarding/open-link";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";
import { saveRateConfirmationTerms } from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import { importObservations } from "@/lib/rates/import-observations";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { aContext } from "@/lib/testing/a-context";
import { aFollower } from "@/lib/testing/a-follower";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aReceiver } from "@/lib/testing/a-receiver";
import { aRelationship } from "@/lib/testing/a-relationship";
import { sendLink } from "@/lib/testing/a-sent-link";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { aNewKey, sync } from "@/lib/testing/a-sync";
import { aWorker } from "@/lib/testing/a-webhook";
import { startApp } from "@/lib/testing/an-app";
import { until } from "@/lib/testing/until";
import { recordUsage } from "@/lib/usage/record-usage";
import { saveUsageBudget } from "@/lib/usage/save-usage-budget";
import { saveWebhook } from "@/lib/webhooks/save-webhook";

type Brokerage = { broker: Context; tms: Context };
/** Something that happens, which `prepare` makes possible, and the load or carrier that changes by it. */
type Happening = { kind: ChangeKind; id?: string; happen: () => Promise<unknown> };

const aLoad = async ({ tms }: Brokerage) => (await sync(tms, aNewKey())).load;
const aPostingOf = (brokerage: Brokerage, posting = {}) => aPosting({ brokerage, posting });
const anActiveCarrier = ({ broker }: Brokerage) => aRelationship(broker, { status: "ACTIVE" });

async function aCounteredBid(brokerage: Brokerage) {
  const market = await aPostingOf(brokerage);
  const carrier = await market.aCarrier();
  const bid = await carrier.bid();
  return { ...market, ...carrier, bidId: bid.id, amount: bid.amount };
}

async function aPostedOffer(brokerage: Brokerage) {
  const market = await aPostingOf(brokerage);
  const { ctx } = await (await market.aCarrier()).byLink();
  return { ...market, ctx };
}

async function anOnboardingCarrier({ broker }: Brokerage) {
  const carrier = await aRelationship(broker, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" });
  const { asCarrier } = await sendLink(broker, carrier.carrierId);
  return { ...carrier, ctx: await asCarrier() };
}

const lookUp = (ctx: Context) => {
  const stops = ["Monterrey, NL", "Dallas, TX"].map((address) => ({
    placeDetails: { place: { type: "ADDRESS_STRING" as const, address } },
  }));
  return lookUpRateHistory(ctx, { requests: [{ stops }], currency: "USD" });
};

const happenings: Record<string, (brokerage: Brokerage) => Promise<Happening>> = {
  "a load that the TMS syncs": async (brokerage) => {
    const { id, externalId } = await aLoad(brokerage);
    return { kind: "load", id, happen: () => sync(brokerage.tms, { externalId, linearFeet: 40 }) };
  },
  "what the TMS sent last, though a broker's value stays": async (brokerage) => {
    const { id, externalId } = await aLoad(brokerage);
    await sync(brokerage.broker, { externalId, linearFeet: 40 }, { ifVersion: 1 });
    return { kind: "load", id, happen: () => sync(brokerage.tms, { externalId, linearFeet: null }) };
  },
  "a load that a broker saves": async (brokerage) => {
    const { id, externalId } = await aLoad(brokerage);
    return { kind: "load", id, happen: () => sync(brokerage.broker, { externalId, linearFeet: 40 }, { ifVersion: 1 }) };
  },
  "a note on a load": async (brokerage) => {
    const { id } = await aLoad(brokerage);
    return { kind: "load", id, happen: () => addLoadNote(brokerage.broker, { id, text: "Call first." }) };
  },
  "a note that is taken off": async (brokerage) => {
    const { id } = await aLoad(brokerage);
    const { note } = await addLoadNote(brokerage.broker, { id, text: "Call first." });
    return { kind: "load", id, happen: () => removeLoadNote(brokerage.broker, { noteId: note.id }) };
  },
  "a load that is booked by accepting a bid": async (brokerage) => {
    const { load, broker, bidId } = await aCounteredBid(brokerage);
    return { kind: "load", id: load.id, happen: () => acceptBid(broker, { bidId }) };
  },
  "a load that a carrier books by its link": async (brokerage) => {
    const { load, broker, bidId, byLink } = await aCounteredBid(brokerage);
    await counterBid(broker, { bidId, amount: usd(1700) });
    const { ctx } = await byLink();
    return { kind: "load", id: load.id, happen: () => acceptCounter(ctx, { bidId, ifAmount: usd(1700) }) };
  },
  "a posting that a broker opens": async (brokerage) => {
    const ofLoad = await aPostingOf(brokerage);
    await endPosting(ofLoad.broker, { postingId: ofLoad.posting.id });
    return { kind: "posting", happen: () => aPostingOf(brokerage) };
  },
  "a posting that is ended": async (brokerage) => {
    const { load, posting, broker } = await aPostingOf(brokerage);
    return { kind: "posting", id: load.id, happen: () => endPosting(broker, { postingId: posting.id }) };
  },
  "a posting that the worker ends": async (brokerage) => {
    const at = new Date(Date.now() + 3_600_000);
    const { load } = await aPostingOf(brokerage, { expiresAt: at.toISOString() });
    return { kind: "posting", id: load.id, happen: () => expirePostings(new Date(at.getTime() + 1)) };
  },
  "an offer that is sent to a carrier": async (brokerage) => {
    const { posting, broker, aCarrier } = await aPostingOf(brokerage);
    const { carrierId } = await aCarrier();
    return { kind: "posting", happen: () => createOfferLink(broker, { postingId: posting.id, carrierId }) };
  },
  "an offer that its carrier looks at": async (brokerage) => {
    const { ctx } = await aPostedOffer(brokerage);
    return { kind: "posting", happen: () => getOffer(ctx, {}) };
  },
  "a relationship that the TMS sends": async (brokerage) => {
    const { carrierId, dotNumber } = await anActiveCarrier(brokerage);
    const carrierRelationships = [{ carrier: { dotNumber }, status: "NEEDS_REVIEW" as const }];
    return {
      kind: "carrier",
      id: carrierId,
      happen: () => upsertRelationships(brokerage.tms, { carrierRelationships }),
    };
  },
  "a carrier that a broker decides on": async (brokerage) => {
    const { carrierId } = await anActiveCarrier(brokerage);
    const decision = { carrierId, status: "DO_NOT_DISPATCH" as const, note: "Stolen freight." };
    return { kind: "carrier", id: carrierId, happen: () => reviewRelationship(brokerage.broker, decision) };
  },
  "the profile of a carrier": async (brokerage) => {
    const { carrierId: id } = await anActiveCarrier(brokerage);
    const profile = { id, contacts: [{ name: "Marisol" }] };
    return { kind: "carrier", id, happen: () => updateCarrierProfile(brokerage.broker, profile) };
  },
  "an onboarding link that its carrier opens": async (brokerage) => {
    const { carrierId, ctx } = await anOnboardingCarrier(brokerage);
    return { kind: "carrier", id: carrierId, happen: () => inTransaction(ctx, openLink) };
  },
  "what a carrier fills in": async (brokerage) => {
    const { carrierId, ctx } = await anOnboardingCarrier(brokerage);
    const answers = { has247CustomerService: true };
    return { kind: "carrier", id: carrierId, happen: () => saveOnboarding(ctx, { answers }) };
  },
  "the definition of the webhook": async ({ broker }) => {
    const { url } = await aReceiver();
    return { kind: "webhook", happen: () => saveWebhook(broker, { url }) };
  },
  "the rule that answers bids": async ({ broker }) => {
    const instantResponse = { rejectAbove: { amount: usd(2100) } };
    return { kind: "instant-response", happen: () => saveInstantResponse(broker, { instantResponse }) };
  },
  "the rates of exchange": async ({ broker }) => ({
    kind: "exchange-rates",
    happen: () => saveExchangeRates(broker, { exchangeRates: [] }),
  }),
  "the terms of rate confirmations": async ({ broker }) => ({
    kind: "rate-confirmation-terms",
    happen: () => saveRateConfirmationTerms(broker, { terms: {} }),
  }),
  "a team that an admin makes": async ({ broker }) => ({
    kind: "directory",
    happen: () => createTeam(broker, { name: "Laredo desk", email: `${newId("team")}@example.test` }),
  }),
  "a key that is made": async ({ broker }) => ({
    kind: "api-key",
    happen: () => createApiKey(broker, { name: "tms-next" }),
  }),
  "a key that is revoked": async ({ broker }) => {
    const { apiKey } = await createApiKey(broker, { name: "tms-old" });
    return { kind: "api-key", happen: () => revokeApiKey(broker, { id: apiKey.id }) };
  },
  "a rate that somebody looks up": async ({ broker }) => ({ kind: "rate", happen: () => lookUp(broker) }),
  "a price that is imported": async ({ broker }) => {
    const row = { origin: "Apodaca, NL", destination: "Dallas, TX", trailerCategory: "DRY_VAN" };
    const paid = { key: newId("load"), pickupDate: new Date().toISOString().slice(0, 10), amount: usd(2050) };
    return { kind: "rate", happen: () => importObservations(broker, { rows: [{ ...row, ...paid }] }) };
  },
  "a call that is metered": async ({ broker }) => ({
    kind: "usage",
    happen: () => recordUsage(broker, { operationId: "lookUpRateHistory", itemOutcomes: [{ outcome: "DATA" }] }),
  }),
  "the budget of the month": async ({ broker }) => {
    const budget = { billableItemsMax: 500, alertPercent: 80 };
    return { kind: "usage", happen: () => saveUsageBudget(broker, { budget }) };
  },
  "a delivery that the worker makes": async (brokerage) => {
    await saveWebhook(brokerage.broker, { url: (await aReceiver()).url });
    const market = await aPostingOf(brokerage);
    await (await market.aCarrier()).bid();
    return { kind: "webhook", happen: () => aWorker(new Date()).after(0) };
  },
};

type Follower = Awaited<ReturnType<typeof aFollower>>;
let page: Follower;
let stranger: Follower;
let brokerage: Brokerage;
let strangers: Context;

const toldOf = ({ changes }: Follower, kind: ChangeKind, id?: string) =>
  changes.some((change) => change.kind === kind && (id === undefined || change.ids?.includes(id)));

/** Waits until all that was announced so far has arrived. */
async function catchUp(follower: Follower, ctx: Context) {
  const last = newId("carrier");
  announceChange(ctx, "carrier", [last]);
  await until(() => toldOf(follower, "carrier", last));
  follower.changes.length = 0;
}

beforeAll(async () => {
  let end = () => {};
  const { origin } = await startApp({ WORKER: "off" }, (given) => {
    end = given;
  });
  const [user, other] = [await aSignedInUser("VIEWER"), await aSignedInUser("VIEWER")];
  const broker = aContext(user.organizationId);
  brokerage = { broker, tms: { ...broker, actor: { type: "apiKey", id: "key_1", name: "tms-prod", scopes: [] } } };
  strangers = aContext(other.organizationId);
  page = await aFollower(origin, user.headers);
  stranger = await aFollower(origin, other.headers);
  return end;
});

test.each(Object.keys(happenings))("%s is known to open pages, also at another process", async (name) => {
  const happening = await happenings[name]?.(brokerage);
  if (!happening) throw new Error("Nothing happens.");
  const { kind, id, happen } = happening;
  await catchUp(page, brokerage.broker);
  await catchUp(stranger, strangers);
  await happen();
  await until(() => toldOf(page, kind, id));
  const last = newId("carrier");
  announceChange(strangers, "carrier", [last]);
  await until(() => toldOf(stranger, "carrier", last));
  expect(stranger.changes).toEqual([{ kind: "carrier", ids: [last], by: [strangers.requestId] }]);
});
