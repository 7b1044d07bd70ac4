import { expect, test } from "vitest";
import type { Endpoint } from "@/lib/core/endpoint";
import { newId } from "@/lib/core/ids";
import { endpoints } from "@/lib/operations";
import { db } from "@/lib/server/db";
import { aContext } from "@/lib/testing/a-context";
import { aPosting } from "@/lib/testing/a-posting";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { routeOf, send } from "@/lib/testing/send";

const declared: readonly Endpoint[] = endpoints;

test("every operation that changes something takes an idempotency-key", () => {
  const reads =
    /^(get|list|search|find|draft|export|check|count|report|preview|dryRun|recommend|rank|verify|explain|recall|summarize)[A-Z]/;
  const without = declared.filter(({ writes, operationId }) => !writes && !reads.test(operationId));
  // The review of an onboarding only shows it, and a test of the webhook leaves everything as it is.
  expect(without.map(({ operationId }) => operationId)).toEqual(["reviewOnboarding", "testWebhook"]);
});

test("every answer with a secret or a link is kept sealed", () => {
  const revealing = declared.filter(
    ({ writes, response: { shape } }) => writes && ("secret" in shape || ("url" in shape && !("webhook" in shape))),
  );
  expect(revealing.length).toBe(9);
  for (const { operationId, answersSecret } of revealing)
    expect([operationId, answersSecret]).toEqual([operationId, true]);
});

async function anAdmin() {
  const { organizationId, headers } = await aSignedInUser();
  const ctx = aContext(organizationId);
  const tms = { ...ctx, actor: { type: "apiKey" as const, id: newId("key"), name: "TMS", scopes: [] } };
  return { organizationId, headers, ctx, posting: () => aPosting({ brokerage: { broker: ctx, tms } }) };
}
type Admin = Awaited<ReturnType<typeof anAdmin>>;
type Call = { request: object; headers?: Record<string, string>; count: () => Promise<number> };

const carrierOf = async ({ ctx }: Admin) =>
  (await aRelationship(ctx, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" })).carrierId;
const countLinks = (organizationId: string) => db.onboardingLink.count({ where: { organizationId } });

/** How each operation is called, and what counts the things that it makes. */
const calls: Record<string, (admin: Admin) => Promise<Call>> = {
  "/api-keys/create": async ({ organizationId }) => ({
    request: { name: "TMS" },
    count: () => db.apiKey.count({ where: { organizationId } }),
  }),
  "/onboarding-links/create": async (admin) => ({
    request: { carrierId: await carrierOf(admin) },
    count: () => countLinks(admin.organizationId),
  }),
  "/users/invite": async ({ organizationId }) => ({
    request: { email: "raj@example.com", role: "BROKER" },
    count: () => db.invitation.count({ where: { organizationId } }),
  }),
  "/postings/offer-link": async ({ organizationId, posting }) => {
    const { posting: opened, aCarrier } = await posting();
    return {
      request: { postingId: opened.id, carrierId: (await aCarrier()).carrierId },
      count: () => db.offerLink.count({ where: { organizationId } }),
    };
  },
  "/offers/onboard": async ({ organizationId, posting }) => {
    const { token } = await (await (await posting()).aCarrier("NONE")).byLink();
    return { request: {}, headers: { "link-token": token }, count: () => countLinks(organizationId) };
  },
  "/webhook/save": async ({ organizationId }) => ({
    request: { url: "https://tms.example/hooks" },
    count: () => db.webhook.count({ where: { organizationId } }),
  }),
};

test.each(Object.entries(calls))("%s, called twice, answers one secret and makes one thing", async (path, prepare) => {
  const admin = await anAdmin();
  const { request, headers = admin.headers, count } = await prepare(admin);
  const before = await count();
  const once = () => send(routeOf(`/${path.slice(1)}`).POST, { ...headers, "idempotency-key": "once" }, request);
  const [first, again] = [await once(), await once()];
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await count()).toBe(before + 1);

  const { secret, url = "" } = first.json;
  const revealed = secret ?? url.split("/").at(-1);
  expect(revealed.length).toBeGreaterThan(20);
  const kept = await db.idempotencyRecord.findMany({ where: { organizationId: admin.organizationId } });
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(revealed);
  expect(Buffer.from(kept[0]?.body ?? "", "base64url").toString("latin1")).not.toContain(revealed);
});
