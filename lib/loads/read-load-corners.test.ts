import { beforeAll, describe, expect, test } from "vitest";
import { listApiKeysEndpoint } from "@/lib/api-keys/contract";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { CreateApiKeyRequest } from "@/lib/api-keys/schema";
import { readRequest } from "@/lib/core/read-request";
import { listLoadsEndpoint, loadHistoryEndpoint } from "@/lib/loads/contract/loads";
import { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { listLoadChanges, listLoads } from "@/lib/loads/list-loads";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import { aNewKey } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

let apiKey: string;

beforeAll(async () => {
  apiKey = await (await anOrganization()).anApiKey();
});

const post = (handlers: { POST: (request: Request) => Promise<Response> }, body: unknown, headers = {}) =>
  send(handlers.POST, { "api-key": apiKey, ...headers }, body);
const syncing = serve(syncLoadEndpoint, syncLoad);
const listing = serve(listLoadsEndpoint, listLoads);
const history = serve(loadHistoryEndpoint, listLoadChanges);
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString("base64url");

describe("lists", () => {
  test.each([
    { query: "a\u0000b" },
    { cursor: cursorOf(["-updatedAt", "garbage", "x"]) },
    { cursor: cursorOf(["-updatedAt", "2026-01-01", "\u0000"]) },
    { sort: "displayId", cursor: cursorOf(["displayId", "\u0000", "x"]) },
    { pickupFrom: "0000-01-01T00:00:00Z" },
  ])("%o is refused with 422", async (body) => {
    expect((await post(listing, body)).status).toBe(422);
  });

  test("an offset of a day's length is a valid time", async () => {
    expect((await post(listing, { pickupFrom: "2026-01-01T00:00:00+23:00" })).status).toBe(200);
  });

  test("a cursor of the history beyond any version is refused with 422", async () => {
    const { externalId } = aNewKey();
    await post(syncing, { load: { externalId } });
    expect((await post(history, { externalId, cursor: cursorOf([2 ** 40]) })).status).toBe(422);
  });

  test("every cursor that was answered is accepted", async () => {
    const externalCustomerId = aNewKey().externalId;
    const externalDisplayId = "貨".repeat(255);
    for (let count = 0; count < 2; count++)
      await post(syncing, { load: { ...aNewKey(), externalCustomerId, externalDisplayId } });
    const page = { externalCustomerId, sort: "displayId", limit: 1 };
    const { json } = await post(listing, page);
    expect((await post(listing, { ...page, cursor: json.nextCursor })).status).toBe(200);
  });
});

test.each([
  ["1000-01-01T00:00", "Asia/Tokyo"],
  ["2999-12-31T23:00", "America/Chicago"],
  ["1000-01-01T00:00:00+14:00", "UTC"],
  ["2999-12-31T23:59:59-14:00", "UTC"],
])("an appointment of %s in %s would leave the years that can be answered, so it is refused", (start, timezone) => {
  const stops = [{ type: "PICKUP", location: { timezone }, appointment: { start } }];
  const reading = readRequest(SyncLoadRequest, { load: { ...aNewKey(), stops } });
  expect(reading).toMatchObject({
    ok: false,
    issues: [{ path: "load.stops[0].appointment.start", code: "invalid_timestamp" }],
  });
});

describe("keys", () => {
  test("an end beyond the year 9999 is refused, and the list of keys still answers", async () => {
    const { ctx } = await anOrganization();
    const reading = readRequest(CreateApiKeyRequest, { name: "x", expiresAt: "9999-12-31T23:59:59-12:00" });
    if (reading.ok) await createApiKey(ctx, reading.value);
    expect(listApiKeysEndpoint.response.safeParse(await listApiKeys(ctx, {})).success).toBe(true);
  });
});
