import { describe, expect, test } from "vitest";
import "@/lib/app-events";
import { listAttention } from "@/lib/attention/list-attention";
import type { AttentionItem } from "@/lib/attention/schema/attention";
import { attentionCountMax, attentionItemsMax } from "@/lib/attention/schema/attention-values";
import { ListAttentionResponse } from "@/lib/attention/schema/requests";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBroker } from "@/lib/testing/a-broker";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { aTeam } from "@/lib/testing/an-owner";
import { countedStatements } from "@/lib/testing/counted-statements";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Stops whose appointments begin in so many hours; without a time where none is given. */
const stops = (pickup?: number, delivery = pickup && pickup + 30) => [
  {
    type: "PICKUP" as const,
    location: { place: { city: "Monterrey", state: "NLE", countryCode: "MX" as const } },
    ...(pickup !== undefined && { appointment: { start: inHours(pickup) } }),
  },
  {
    type: "DELIVERY" as const,
    location: { place: { city: "Dallas", state: "TX", countryCode: "US" as const } },
    ...(delivery !== undefined && { appointment: { start: inHours(delivery) } }),
  },
];

const list = async (ctx: Context, scope: "MINE" | "TEAM" | "ALL" = "ALL") =>
  ListAttentionResponse.parse(await listAttention({ ...ctx, now: new Date() }, { scope }));
const said = ({ items }: { items: readonly AttentionItem[] }) => items.map(({ kind, subjectId }) => [kind, subjectId]);

describe("what waits", () => {
  test("is the bid to answer, the load to cover or to schedule, and the counter, each by its clock", async () => {
    const { broker, tms, load, aCarrier } = await aPosting({ load: { stops: stops(8) } });
    const { load: later } = await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: stops(30) });
    const { load: sooner } = await sync(tms, { ...aNewKey(), status: "ON_HOLD", stops: stops(4) });
    const { load: undated } = await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: stops() });
    await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: stops(90) });
    await sync(tms, { ...aNewKey(), status: "CANCELLED", stops: stops(4) });
    const [first, countered] = [await aCarrier(), await aCarrier()];
    const [bid, other] = [await first.bid(usd(1800)), await countered.bid(usd(1900))];
    await counterBid(broker, { bidId: other.id, amount: usd(1700) });
    const answer = await list(await aBroker(broker));
    expect(said(answer)).toEqual([
      ["BID", bid.id],
      ["UNCOVERED", sooner.id],
      ["UNCOVERED", later.id],
      ["UNSCHEDULED", undated.id],
      ["COUNTER", other.id],
    ]);
    expect(answer.items.map(({ clock }) => clock.type)).toEqual(["SINCE", "UNTIL", "UNTIL", "SINCE", "SINCE"]);
    expect(answer.items[0]).toMatchObject({ bid: { id: bid.id, loadFacts: { originPlace: "Monterrey, NLE, MX" } } });
    expect(answer.items[1]).toMatchObject({
      load: {
        externalDisplayId: sooner.externalId,
        destinationPlace: "Dallas, TX, US",
        pickupTimezone: "America/Monterrey",
      },
      offer: { isPosted: false, openBidCount: 0 },
    });
    expect(load.id).not.toBe(sooner.id);
  });

  test("is a load without a delivery time once its pickup is near, also when it is booked", async () => {
    const { broker, tms } = await aBrokerage();
    const { dotNumber } = await aRelationship(broker, { status: "ACTIVE", onboardingStatus: "ONBOARDED" });
    const undelivered = [...stops(20).slice(0, 1), ...stops().slice(1)];
    const booked = { status: "BOOKED" as const, assignedCarrier: { carrier: { dotNumber } } };
    const { load } = await sync(tms, { ...aNewKey(), ...booked, stops: undelivered });
    const { items } = await list(await aBroker(broker));
    expect(items).toMatchObject([
      { kind: "UNSCHEDULED", subjectId: load.id, missing: "DELIVERY", clock: { type: "UNTIL" } },
    ]);
  });

  test("is an edit that a sync replaced, until a user writes the load again", async () => {
    const { broker, tms } = await aBrokerage();
    const body = { ...aNewKey(), status: "AVAILABLE" as const, stops: stops(90), maxBuy: usd(2000) };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, maxBuy: usd(1900) }, { ifVersion: 1 });
    const { load } = await sync(tms, { ...body, maxBuy: usd(2200) });
    const ctx = await aBroker(broker);
    expect((await list(ctx)).items).toMatchObject([
      {
        kind: "OVERWRITTEN_EDIT",
        subjectId: load.id,
        fields: [{ path: "load.maxBuy", before: usd(1900), after: usd(2200) }],
        replacedBy: { type: "apiKey", name: "tms-prod" },
        editedBy: { type: "user" },
      },
    ]);
    await sync(broker, { externalId: body.externalId, linearFeet: 40 }, { ifVersion: 3 });
    expect((await list(ctx)).items).toEqual([]);
  });

  test("is the webhook whose deliveries fail for admins alone, and a carrier to review for everybody", async () => {
    const { broker } = await aBrokerage();
    const { organizationId } = broker;
    const at = new Date();
    const dates = { secretCreatedAt: at, createdAt: at, updatedAt: at };
    await db.webhook.create({
      data: {
        organizationId,
        url: "https://tms.example/events",
        secret: "-",
        ...dates,
        failures: 12,
        failingSince: at,
      },
    });
    const { carrierId } = await aRelationship(broker, { status: "NEEDS_REVIEW" });
    const review = ["CARRIER_REVIEW", carrierId];
    expect(said(await list(await aBroker(broker, { role: "VIEWER" })))).toEqual([review]);
    const seen = await list(await aBroker(broker, { role: "ADMIN" }));
    expect(said(seen).sort()).toEqual([review, ["WEBHOOK", organizationId]]);
  });

  test("is nothing of another organization", async () => {
    const { aCarrier } = await aPosting({ load: { stops: stops(8) } });
    await (await aCarrier("NEEDS_REVIEW")).bid();
    const { broker: stranger } = await aBrokerage();
    const answer = await list(await aBroker(stranger, { role: "ADMIN" }));
    expect(answer).toMatchObject({ items: [], snoozed: [], nextPickups: [], isNew: true });
  });
});

describe("whose loads", () => {
  test("are mine by my own id, my teams' by their ids and members, with those of nobody, or all", async () => {
    const { broker, tms } = await aBrokerage();
    const [me, mate, stranger] = [
      await aBroker(broker, { externalId: "U-1" }),
      await aBroker(broker, { externalId: "U-2" }),
      await aBroker(broker),
    ];
    const team = await aTeam(broker, "T-1");
    const { organizationId } = broker;
    for (const { actor } of [me, mate]) {
      const userId = "id" in actor ? actor.id : "";
      const member = await db.member.findFirstOrThrow({ where: { organizationId, userId } });
      await db.teamMember.create({ data: { organizationId, teamId: team.id, memberId: member.id } });
    }
    const owned = async (owner: object, hours: number) =>
      (await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: stops(hours), ...owner })).load.id;
    const mine = await owned({ externalOwnerCoverageUserId: "U-1" }, 2);
    const mates = await owned({ externalOwnerCoverageUserId: "U-2" }, 3);
    const teams = await owned({ externalOwnerCoverageTeamId: "T-1" }, 4);
    const nobodys = await owned({}, 5);
    const others = await owned({ externalOwnerCoverageUserId: "U-9", externalOwnerCoverageTeamId: "T-9" }, 6);
    const idsIn = async (ctx: Context, scope?: "MINE" | "TEAM" | "ALL") =>
      (await listAttention({ ...ctx, now: new Date() }, { scope })).items.map(({ subjectId }) => subjectId);
    expect(await idsIn(me, "MINE")).toEqual([mine]);
    expect(await idsIn(me, "TEAM")).toEqual([mine, mates, teams, nobodys]);
    expect(await idsIn(me)).toEqual([mine, mates, teams, nobodys]);
    expect(await idsIn(stranger, "MINE")).toEqual([]);
    expect(await idsIn(stranger)).toEqual([mine, mates, teams, nobodys, others]);
  });
});

test("of each kind only the first are listed, and their number changes nothing about the number of statements", async () => {
  const { broker, aCarrier } = await aPosting();
  await (await aCarrier()).bid();
  const { organizationId } = broker;
  const ids = Array.from({ length: attentionItemsMax + 5 }, () => newId("carrier"));
  const ctx = await aBroker(broker);
  await (await aCarrier("NEEDS_REVIEW")).bid();
  const few = await countedStatements(() => listAttention(ctx, {}));
  await db.carrier.createMany({ data: ids.map((id) => ({ id, displayName: "Test Carrier" })) });
  const state = { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED", source: "API" };
  await db.carrierRelationship.createMany({
    data: ids.map((carrierId) => ({ id: newId("rel"), organizationId, carrierId, ...state })),
  });
  const { items, kinds } = await list(ctx);
  expect(items.filter(({ kind }) => kind === "CARRIER_REVIEW")).toHaveLength(attentionItemsMax);
  expect(kinds.find(({ kind }) => kind === "CARRIER_REVIEW")?.count).toBe(attentionItemsMax + 6);
  expect(await countedStatements(() => listAttention(ctx, {}))).toBe(few);
});

test("loads that lack a pickup time and others that lack a delivery time are counted together, up to the limit", async () => {
  const { broker, tms } = await aBrokerage();
  const undelivered = [...stops(20).slice(0, 1), ...stops().slice(1)];
  await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: undelivered });
  for (let count = 0; count < attentionCountMax; count++)
    await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: stops() });
  const { kinds } = await list(await aBroker(broker));
  expect(kinds.find(({ kind }) => kind === "UNSCHEDULED")?.count).toBe(attentionCountMax);
});
