import { describe, expect, test } from "vitest";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { revokeUnsignedLinks } from "@/lib/carriers/write-relationships";
import { acceptOnboarding } from "@/lib/onboarding/accept-onboarding";
import {
  createOnboardingLink,
  listOnboardingLinks,
  revokeOnboardingLink,
} from "@/lib/onboarding/create-onboarding-link";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";
import { authenticateLink } from "@/lib/onboarding/open-link";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aSentLink, sendLink } from "@/lib/testing/a-sent-link";
import { anOrganization } from "@/lib/testing/an-organization";
import { until } from "@/lib/testing/until";

type Terms = { status?: RelationshipStatus; onboardingStatus?: OnboardingStatus };

const days = (count: number) => count * 86_400_000;
const signature = { signerName: "Marisol Garza", agrees: true } as const;

describe("a link", () => {
  test("has 256 bits of chance, of which only the hash is kept", async () => {
    const { token, broker, url, link } = await aSentLink();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(url).toBe(`http://localhost:3000/onboarding/${token}`);
    const rows = await db.onboardingLink.findMany({ where: { organizationId: broker.organizationId } });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(link)).not.toContain(token);
  });

  test("works for two weeks by default, by the clock of the call", async () => {
    const { token, broker, link } = await aSentLink();
    expect(link.expiresAt).toBe(new Date(broker.now.getTime() + days(14)).toISOString());
    expect(await authenticateLink(token, new Date(broker.now.getTime() + days(14) - 1))).toBeDefined();
    expect(await authenticateLink(token, new Date(broker.now.getTime() + days(14)))).toBe(undefined);
  });

  test("nobody was given opens nothing", async () => {
    const { broker, token } = await aSentLink();
    for (const guess of ["", "x", "A".repeat(43), `${token}=`, token.toLowerCase(), token.slice(1)]) {
      expect(await authenticateLink(guess, broker.now)).toBe(undefined);
    }
  });

  test("stops at once when it is revoked, also for who has it open", async () => {
    const { broker, link, token, asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    await getOnboarding(carrier, {});
    const revoked = await revokeOnboardingLink(broker, { id: link.id });
    expect(revoked.link).toMatchObject({ state: "REVOKED", revokedAt: broker.now.toISOString() });
    expect(await authenticateLink(token, broker.now)).toBe(undefined);
    await expect(saveOnboarding(carrier, { answers: {} })).rejects.toMatchObject({ code: "unauthorized" });
    const later = { ...broker, now: new Date(broker.now.getTime() + 1000) };
    expect(await revokeOnboardingLink(later, { id: link.id })).toEqual(revoked);
  });

  test.each([
    ["DO_NOT_DISPATCH", { status: "DO_NOT_DISPATCH" }, { status: "ACTIVE" }],
    ["ONBOARDED", { onboardingStatus: "ONBOARDED" }, { onboardingStatus: "IN_PROGRESS" }],
  ] as [string, Terms, Terms][])(
    "that is not signed stops for good when the TMS makes the carrier %s",
    async (_name, stop, back) => {
      const { broker, carrierId, dotNumber, token, link, asCarrier } = await aSentLink({ status: "ACTIVE" });
      const carrier = await asCarrier();
      await getOnboarding(carrier, {});
      const become = (terms: Terms) =>
        upsertRelationships(broker, { carrierRelationships: [{ carrier: { dotNumber }, ...terms }] });
      for (const terms of [stop, back]) {
        await become(terms);
        expect(await authenticateLink(token, broker.now)).toBe(undefined);
        await expect(signOnboarding(carrier, signature)).rejects.toMatchObject({ code: "unauthorized" });
      }
      expect((await listOnboardingLinks(broker, { carrierId })).items).toMatchObject([
        { id: link.id, state: "REVOKED", revokedAt: broker.now.toISOString() },
      ]);
    },
  );

  test("of no other carrier and no other organization stops with it, nor one that was signed", async () => {
    const { broker, carrierId, dotNumber, asCarrier, token } = await aSentLink({ status: "ACTIVE" });
    await signOnboarding(await asCarrier(), signature);
    const beside = await aSentLink({ broker, status: "ACTIVE" });
    const elsewhere = await sendLink((await anOrganization()).ctx, carrierId);
    await upsertRelationships(broker, {
      carrierRelationships: [{ carrier: { dotNumber }, onboardingStatus: "ONBOARDED" }],
    });
    for (const open of [token, beside.token, elsewhere.token]) {
      expect(await authenticateLink(open, broker.now)).toBeDefined();
    }
  });

  test.each([
    ["opened", (_broker: Context, carrier: Context, _linkId: string) => getOnboarding(carrier, {})],
    ["accepted", (broker: Context, _carrier: Context, linkId: string) => acceptOnboarding(broker, { linkId })],
  ])("that is %s just when it is stopped waits, and locks nobody out", async (_name, act) => {
    const { broker, carrierId, link, asCarrier } = await aSentLink({ status: "ACTIVE" });
    const carrier = await asCarrier();
    const acted = await inTransaction(broker, async (tx) => {
      await lockCarriers(tx);
      const acting = act(broker, carrier, link.id).catch((error: unknown) => error);
      await until(someoneWaits);
      await revokeUnsignedLinks(tx, [carrierId]);
      return { acting };
    });
    expect(await acted.acting).toMatchObject({ code: expect.stringMatching(/^(unauthorized|conflict)$/) });
    expect((await listOnboardingLinks(broker, { carrierId })).items).toMatchObject([{ state: "REVOKED" }]);
  });
});

async function someoneWaits() {
  const waiting = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE NOT granted AND locktype = 'advisory' AND datname = current_database()`;
  return waiting.length > 0;
}

describe("making a link", () => {
  test.each([
    ["ACTIVE", "ONBOARDED"],
    ["NEEDS_REVIEW", "ONBOARDED"],
    ["DO_NOT_DISPATCH", "NOT_ONBOARDED"],
    ["DO_NOT_DISPATCH", "IN_PROGRESS"],
    ["DO_NOT_DISPATCH", "ONBOARDED"],
  ] as [RelationshipStatus, OnboardingStatus][])("is refused for %s, %s", async (status, onboardingStatus) => {
    const { ctx } = await anOrganization();
    const { carrierId } = await aRelationship(ctx, { status, onboardingStatus });
    await expect(createOnboardingLink(ctx, { carrierId })).rejects.toMatchObject({ code: "conflict" });
  });

  test.each([
    [undefined, "NOT_ONBOARDED"],
    ["ACTIVE", "NOT_ONBOARDED"],
    ["ACTIVE", "IN_PROGRESS"],
    ["NEEDS_REVIEW", "NOT_ONBOARDED"],
    ["NEEDS_REVIEW", "IN_PROGRESS"],
  ] as [RelationshipStatus | undefined, OnboardingStatus][])(
    "is offered for %s, %s",
    async (status, onboardingStatus) => {
      const { ctx } = await anOrganization();
      const { carrierId } = await aRelationship(ctx, { status, onboardingStatus });
      expect((await createOnboardingLink(ctx, { carrierId })).link.state).toBe("LINK_SENT");
    },
  );

  test("stops the one before unless it is signed, and touches no other organization's", async () => {
    const { broker, carrierId, token, link } = await aSentLink();
    const other = await anOrganization();
    const theirs = await sendLink(other.ctx, carrierId);
    const second = await sendLink(broker, carrierId);
    expect(await authenticateLink(token, broker.now)).toBe(undefined);
    expect(await authenticateLink(theirs.token, broker.now)).toBeDefined();
    await signOnboarding(await second.asCarrier(), signature);
    const third = await sendLink(broker, carrierId);
    const { items } = await listOnboardingLinks(broker, { carrierId });
    const states = Object.fromEntries(items.map(({ id, state }) => [id, state]));
    expect(states).toEqual({ [link.id]: "REVOKED", [second.link.id]: "SIGNED", [third.link.id]: "LINK_SENT" });
  });

  test("twice at once leaves one that works", async () => {
    const { ctx } = await anOrganization();
    const { carrierId } = await aRelationship(ctx, {});
    const made = await Promise.all(Array.from({ length: 5 }, () => sendLink(ctx, carrierId)));
    const found = await Promise.all(made.map(({ token }) => authenticateLink(token, ctx.now)));
    expect(found.filter(Boolean)).toHaveLength(1);
  });

  test("goes on with what was filled in through one that expired or is replaced, and not with what was revoked", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink({ expiresInDays: 1 });
    const certificates = [{ type: "CTPAT" as const }];
    await saveOnboarding(await asCarrier(), { answers: { certificates } });
    const later = { ...broker, now: new Date(broker.now.getTime() + days(2)) };
    for (const time of [0, 1000, 2000]) {
      const at = { ...later, now: new Date(later.now.getTime() + time) };
      const { link, asCarrier: next } = await sendLink(at, carrierId);
      expect(link.state).toBe("LINK_SENT");
      if (time > 0)
        expect(await getOnboarding(await next(), {})).toMatchObject({ answers: { certificates }, version: 1 });
      if (time === 2000) await revokeOnboardingLink(at, { id: link.id });
    }
    const last = await sendLink({ ...later, now: new Date(later.now.getTime() + 3000) }, carrierId);
    expect((await getOnboarding(await last.asCarrier(), {})).answers).toMatchObject({
      contacts: [{ name: "Marisol" }],
      certificates: [],
    });
  });

  test("needs a carrier that exists", async () => {
    const { ctx } = await anOrganization();
    const request = { carrierId: "carrier_unknown" };
    await expect(createOnboardingLink(ctx, request)).rejects.toMatchObject({ code: "not_found" });
  });

  test("alone makes no relationship and is recorded in the history", async () => {
    const { broker, carrierId } = await aSentLink();
    const { organizationId } = broker;
    expect(await db.carrierRelationship.count({ where: { organizationId, carrierId } })).toBe(0);
    const recorded = await db.carrierChange.findMany({ where: { organizationId, carrierId } });
    expect(recorded.map(({ operation }) => operation)).toEqual(["LINK_CREATED"]);
  });
});

test("another organization neither sees nor stops nor accepts a link", async () => {
  const { carrierId, link, asCarrier } = await aSentLink();
  await signOnboarding(await asCarrier(), signature);
  const { ctx: other } = await anOrganization();
  expect((await listOnboardingLinks(other, { carrierId })).items).toEqual([]);
  await expect(revokeOnboardingLink(other, { id: link.id })).rejects.toThrow("There is no such link.");
  await expect(acceptOnboarding(other, { linkId: link.id })).rejects.toThrow("There is no such link.");
});

test("the list is newest first, in pages", async () => {
  const { ctx } = await anOrganization();
  const { carrierId } = await aRelationship(ctx, {});
  const made = [];
  for (const _ of [1, 2, 3]) made.unshift((await sendLink(ctx, carrierId)).link.id);
  const first = await listOnboardingLinks(ctx, { carrierId, limit: 2 });
  const second = await listOnboardingLinks(ctx, { carrierId, limit: 2, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
  expect(second.nextCursor).toBe(null);
});
