import { describe, expect, test } from "vitest";
import { authenticateApiKey, noteUseOfApiKey } from "@/lib/api-keys/authenticate-api-key";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { rotateApiKey } from "@/lib/api-keys/rotate-api-key";
import { keysChanged } from "@/lib/api-keys/store";
import { defaultScopes } from "@/lib/core/access";
import type { Actor } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { isListening } from "@/lib/server/notifications";
import { anOrganization } from "@/lib/testing/an-organization";
import { freezeListeners } from "@/lib/testing/frozen-listeners";
import { until } from "@/lib/testing/until";

const hours = (count: number) => count * 3_600_000;

describe("making a key", () => {
  test("answers a secret that works, and keeps only its hash", async () => {
    const { ctx, organizationId } = await anOrganization();
    const { apiKey, secret } = await createApiKey(ctx, { name: "TMS", scopes: ["loads:read"] });
    expect(await authenticateApiKey(secret, ctx.now)).toMatchObject({
      id: apiKey.id,
      organizationId,
      scopes: ["loads:read"],
    });
    expect(JSON.stringify(await db.apiKey.findMany({ where: { organizationId } }))).not.toContain(secret.slice(13, 30));
  });

  test("gives the scopes of a TMS by default", async () => {
    const { ctx } = await anOrganization();
    expect((await createApiKey(ctx, { name: "TMS" })).apiKey).toMatchObject({
      scopes: defaultScopes,
      status: "ACTIVE",
    });
  });

  test("refuses an end in the past", async () => {
    const { ctx } = await anOrganization();
    const request = { name: "TMS", expiresAt: ctx.now.toISOString() };
    await expect(createApiKey(ctx, request)).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("is for admins and the installation only", async () => {
    const { ctx } = await anOrganization();
    const broker: Actor = { type: "user", id: "user_1", name: "Bea Broker", role: "BROKER" };
    const apiKey: Actor = { type: "apiKey", id: "key_1", name: "TMS", scopes: ["loads:write"] };
    for (const actor of [broker, apiKey]) {
      await expect(createApiKey({ ...ctx, actor }, { name: "TMS" })).rejects.toMatchObject({ code: "forbidden" });
    }
    const installation: Actor = { type: "system", name: "First data" };
    expect((await createApiKey({ ...ctx, actor: installation }, { name: "TMS" })).secret).toMatch(/^fbk_live_/);
  });
});

describe("the list of keys", () => {
  test("is newest first, in pages, and of one organization", async () => {
    const { ctx } = await anOrganization();
    const other = await anOrganization();
    await createApiKey(other.ctx, { name: "Theirs" });
    for (const name of ["A", "B", "C"]) await createApiKey(ctx, { name });
    const first = await listApiKeys(ctx, { limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(["C", "B"]);
    const second = await listApiKeys(ctx, { limit: 2, cursor: first.nextCursor ?? "" });
    expect(second.items.map(({ name }) => name)).toEqual(["A"]);
    expect(second.nextCursor).toBe(null);
  });

  test("refuses a cursor that is not its own", async () => {
    const { ctx } = await anOrganization();
    await expect(listApiKeys(ctx, { cursor: "nonsense" })).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("rotating a key", () => {
  test("makes one that lives as long as the old one was to live, and no longer", async () => {
    const { ctx } = await anOrganization();
    const later = (hoursLater: number) => new Date(ctx.now.getTime() + hours(hoursLater));
    const { apiKey } = await createApiKey(ctx, { name: "TMS", expiresAt: later(48).toISOString() });
    const rotated = await rotateApiKey({ ...ctx, now: later(40) }, { id: apiKey.id });
    expect(rotated.apiKey.expiresAt).toBe(later(88).toISOString());
  });

  test("makes a new one and lets the old one work until the overlap ends", async () => {
    const { ctx } = await anOrganization();
    const old = await createApiKey(ctx, { name: "TMS", scopes: ["loads:read"] });
    const rotated = await rotateApiKey(ctx, { id: old.apiKey.id, overlapHours: 1 });
    expect(rotated.apiKey).toMatchObject({ name: "TMS", scopes: ["loads:read"], status: "ACTIVE" });
    expect(rotated.replaced).toMatchObject({ id: old.apiKey.id, replacedById: rotated.apiKey.id });
    const justBefore = new Date(ctx.now.getTime() + hours(1) - 1);
    const end = new Date(ctx.now.getTime() + hours(1));
    expect(await authenticateApiKey(old.secret, justBefore)).toBeDefined();
    expect(await authenticateApiKey(old.secret, end)).toBe(undefined);
    expect(await authenticateApiKey(rotated.secret, end)).toBeDefined();
  });

  test("is refused twice, for a key that does not work, and for one of another organization", async () => {
    const { ctx } = await anOrganization();
    const other = await anOrganization();
    const { apiKey } = await createApiKey(ctx, { name: "TMS" });
    await expect(rotateApiKey(other.ctx, { id: apiKey.id })).rejects.toMatchObject({ code: "not_found" });
    await rotateApiKey(ctx, { id: apiKey.id });
    await expect(rotateApiKey(ctx, { id: apiKey.id })).rejects.toMatchObject({ code: "conflict" });
    await revokeApiKey(ctx, { id: apiKey.id });
    await expect(rotateApiKey(ctx, { id: apiKey.id })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("revoking a key", () => {
  test("stops it although every process remembers keys", async () => {
    const { ctx } = await anOrganization();
    const { apiKey, secret } = await createApiKey(ctx, { name: "TMS" });
    await authenticateApiKey(secret, ctx.now);
    await until(() => isListening(keysChanged));
    expect(await authenticateApiKey(secret, ctx.now)).toBeDefined();
    const revoked = await revokeApiKey(ctx, { id: apiKey.id });
    expect(revoked.apiKey).toMatchObject({ status: "REVOKED", revokedAt: ctx.now.toISOString() });
    await until(async () => !(await authenticateApiKey(secret, ctx.now)));
  });

  test("stops it although the connection that says so has fallen silent", async () => {
    const { ctx } = await anOrganization();
    const { apiKey, secret } = await createApiKey(ctx, { name: "TMS" });
    await until(() => isListening(keysChanged));
    expect(await authenticateApiKey(secret, ctx.now)).toBeDefined();
    await freezeListeners();
    await revokeApiKey(ctx, { id: apiKey.id });
    // By this clock it would be remembered forever.
    await until(async () => !(await authenticateApiKey(secret, ctx.now)));
  });

  test("a second time changes nothing", async () => {
    const { ctx } = await anOrganization();
    const { apiKey } = await createApiKey(ctx, { name: "TMS" });
    const first = await revokeApiKey(ctx, { id: apiKey.id });
    const later = { ...ctx, now: new Date(ctx.now.getTime() + hours(1)) };
    expect(await revokeApiKey(later, { id: apiKey.id })).toEqual(first);
  });

  test("of another organization is as if there were no such key", async () => {
    const { ctx } = await anOrganization();
    const other = await anOrganization();
    const { apiKey } = await createApiKey(other.ctx, { name: "Theirs" });
    for (const id of [apiKey.id, "key_unknown"]) {
      await expect(revokeApiKey(ctx, { id })).rejects.toThrow("There is no such key.");
    }
  });
});

describe("a key that was read lately", () => {
  test("is not asked for again within ten seconds, and then it is", async () => {
    const { ctx } = await anOrganization();
    const { apiKey, secret } = await createApiKey(ctx, { name: "TMS" });
    await authenticateApiKey(secret, ctx.now);
    await until(() => isListening(keysChanged));
    await authenticateApiKey(secret, ctx.now);
    await db.apiKey.update({ where: { id: apiKey.id }, data: { name: "Renamed" } });
    const at = (milliseconds: number) => authenticateApiKey(secret, new Date(ctx.now.getTime() + milliseconds));
    expect(await at(9_999)).toMatchObject({ name: "TMS" });
    expect(await at(10_000)).toMatchObject({ name: "Renamed" });
  });

  test("has its last use kept, at most once a minute", async () => {
    const { ctx } = await anOrganization();
    const { apiKey } = await createApiKey(ctx, { name: "TMS" });
    const use = (at: Date) => noteUseOfApiKey(apiKey.id, { at, operation: "/loads/sync", address: "203.0.113.7" });
    const lastUse = async () => (await listApiKeys(ctx, {})).items[0]?.lastUsedAt;
    const minuteLater = new Date(ctx.now.getTime() + 60_000);
    use(ctx.now);
    await until(async () => (await lastUse()) === ctx.now.toISOString());
    use(new Date(ctx.now.getTime() + 59_999));
    use(minuteLater);
    await until(async () => (await lastUse()) === minuteLater.toISOString());
  });
});

test("nothing but a well-formed secret that is known authenticates", async () => {
  const now = new Date();
  for (const secret of ["", "fbk_live_", "fbk_live_000000000000000000000000000000002wjyrI", "Bearer x"]) {
    expect(await authenticateApiKey(secret, now)).toBe(undefined);
  }
});
