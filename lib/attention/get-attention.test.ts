import { expect, test } from "vitest";
import "@/lib/app-events";
import { getAttention } from "@/lib/attention/get-attention";
import { attentionCountMax } from "@/lib/attention/schema/attention-values";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/server/db";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aRelationship } from "@/lib/testing/a-relationship";
import { countedStatements } from "@/lib/testing/counted-statements";

test("bids that wait for the broker and carriers to review are counted; on Today also the load that has no pickup time", async () => {
  const { broker, aCarrier } = await aPosting();
  const [waiting, countered, stranger] = [await aCarrier(), await aCarrier(), await aCarrier("NEEDS_REVIEW")];
  await waiting.bid(usd(1800));
  await stranger.bid(usd(1700));
  expect(await getAttention(broker, {})).toEqual({ today: 4, bidsWaiting: 2, carriersToReview: 1 });
  const { id } = await countered.bid(usd(1900));
  await counterBid(broker, { bidId: id, amount: usd(1600) });
  await aRelationship(broker, { status: "DO_NOT_DISPATCH" });
  expect(await getAttention(broker, {})).toEqual({ today: 4, bidsWaiting: 2, carriersToReview: 1 });
  const other = await aPosting();
  expect(await getAttention(other.broker, {})).toEqual({ today: 1, bidsWaiting: 0, carriersToReview: 0 });
});

test("counting ends at its limit, and is one statement for each feature that is asked and each count", async () => {
  const { broker } = await aPosting();
  const { organizationId } = broker;
  const ids = Array.from({ length: attentionCountMax + 5 }, () => newId("carrier"));
  await db.carrier.createMany({ data: ids.map((id) => ({ id, displayName: "Test Carrier" })) });
  const state = { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED", source: "API" };
  const rows = ids.map((carrierId) => ({ id: newId("rel"), organizationId, carrierId, ...state }));
  await db.carrierRelationship.createMany({ data: rows });
  expect((await getAttention(broker, {})).carriersToReview).toBe(attentionCountMax);
  expect(await countedStatements(() => getAttention(broker, {}))).toBe(8);
});
