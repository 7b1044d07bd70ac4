import { beforeAll, expect, test } from "vitest";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { aContext } from "@/lib/testing/a-context";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { aNewKey } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const saving = routeOf("/loads/save").POST;
const syncing = routeOf("/loads/sync").POST;
const getting = routeOf("/loads/get").POST;

let user: Awaited<ReturnType<typeof aSignedInUser>>;

beforeAll(async () => {
  user = await aSignedInUser("BROKER");
});

const aKeyOf = async (organizationId: string) =>
  (await createApiKey(aContext(organizationId), { name: "TMS", scopes: ["loads:write"] })).secret;
const save = (body: object, headers: Record<string, string> = user.headers) => send(saving, headers, body);
const get = (externalId: string) => send(getting, user.headers, { externalId });

test("a save answers what reading the load answers, with its version as the ETag", async () => {
  const { externalId } = aNewKey();
  const created = await save({ load: { externalId, stops: [{ type: "PICKUP" }], borderCrossings: [{}] } });
  expect([created.status, created.headers.get("etag")]).toEqual([200, '"1"']);
  expect(created.json).toEqual((await get(externalId)).json);
  const changed = await save({ load: { externalId, linearFeet: 40 }, ifVersion: 1 });
  expect(changed.headers.get("etag")).toBe('"2"');
  expect(changed.json).toEqual((await get(externalId)).json);
});

test("a save replaces each top-level field given, clears with null and leaves the others", async () => {
  const { externalId } = aNewKey();
  const load = { externalId, linearFeet: 40, externalCustomerId: "C-1", metadata: { a: 1, b: 2 } };
  await save({ load });
  const replaced = { externalId, linearFeet: null, metadata: { c: 3 } };
  const { json } = await save({ load: replaced, ifVersion: 1 });
  expect(json.load).toMatchObject({ externalCustomerId: "C-1", metadata: { c: 3 } });
  expect([json.load.linearFeet, Object.keys(json.load.metadata), json.version]).toEqual([undefined, ["c"], 2]);
});

test("a save that changes nothing makes no version", async () => {
  const { externalId } = aNewKey();
  const { json } = await save({ load: { externalId, linearFeet: 40 } });
  const again = await save({ load: { externalId, linearFeet: 40 }, ifVersion: 1 });
  expect(again.json).toEqual(json);
});

test("a save at another version, or at none, is 409 with the load as it is", async () => {
  const { externalId } = aNewKey();
  await save({ load: { externalId } });
  await save({ load: { externalId, linearFeet: 40 }, ifVersion: 1 });
  const { json: current } = await get(externalId);
  for (const ifVersion of [1, 3, undefined]) {
    const { status, json } = await save({ load: { externalId, linearFeet: 50 }, ifVersion });
    expect([status, json.code, json.current]).toEqual([409, "version_conflict", current]);
  }
  const unknown = await save({ load: { ...aNewKey(), linearFeet: 50 }, ifVersion: 1 });
  expect([unknown.status, unknown.json.code, unknown.json.current]).toEqual([409, "version_conflict", undefined]);
});

test("what the TMS sent last stays, so that repeating it does not undo the save", async () => {
  const { externalId } = aNewKey();
  const key = { "api-key": await aKeyOf(user.organizationId) };
  const sent = { load: { externalId, linearFeet: 40 } };
  await send(syncing, key, sent);
  const { json } = await save({ load: { externalId, linearFeet: 50 }, ifVersion: 1 });
  expect([json.load.linearFeet, json.lastSynced]).toEqual([50, { linearFeet: 40 }]);
  const repeated = await send(syncing, key, sent);
  expect(repeated.json.load.linearFeet).toBe(50);
});

test("a save that is only tried stores nothing and answers what would change", async () => {
  const { externalId } = aNewKey();
  await save({ load: { externalId } });
  const tried = await save({ load: { externalId, linearFeet: 50 }, ifVersion: 1, validateOnly: true });
  expect([tried.json.load.linearFeet, tried.json.version]).toEqual([50, 1]);
  expect(tried.json.changes).toEqual([{ path: "load.linearFeet", after: 50 }]);
  const { json } = await get(externalId);
  expect([json.load.linearFeet, json.version]).toEqual([undefined, 1]);
  const other = aNewKey();
  await save({ load: other, validateOnly: true });
  expect((await get(other.externalId)).status).toBe(404);
});

test("viewers and keys may not save, and a session may not sync", async () => {
  const load = aNewKey();
  const viewer = await aSignedInUser("VIEWER");
  const key = { "api-key": await aKeyOf(user.organizationId) };
  for (const headers of [viewer.headers, key]) {
    const { status, json } = await save({ load }, headers);
    expect([status, json.code]).toEqual([403, "forbidden"]);
  }
  expect((await send(syncing, user.headers, { load })).status).toBe(403);
});

test("the id of another organization's load is refused as that of a load nobody has", async () => {
  const stranger = await anOrganization();
  const { json } = await send(syncing, { "api-key": await stranger.anApiKey() }, { load: aNewKey() });
  const refused = await save({ load: { ...aNewKey(), id: json.load.id } });
  const unknown = await save({ load: { ...aNewKey(), id: "load_nobody" } });
  expect([refused.status, refused.json.issues]).toEqual([422, unknown.json.issues]);
});

test("a save sent again under its idempotency key is answered as before", async () => {
  const headers = { ...user.headers, "idempotency-key": aNewKey().externalId };
  const body = { load: aNewKey() };
  const first = await save(body, headers);
  const second = await save(body, headers);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect(second.json).toEqual(first.json);
});
