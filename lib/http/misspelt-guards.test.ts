import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const { POST: sync } = routeOf("/loads/sync");
const { POST: get } = routeOf("/loads/get");

async function aSender() {
  const { anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const externalId = newId("load");
  return {
    externalId,
    send: (request: object) => send(sync, headers, request),
    isStored: async () => (await send(get, headers, { externalId })).status === 200,
  };
}

test.each([
  [{ validateonly: true }, "validateonly", "validateOnly"],
  [{ validate_only: true }, "validate_only", "validateOnly"],
  [{ ifversion: 3 }, "ifversion", "ifVersion"],
  [{ ifVersoin: 3 }, "ifVersoin", "ifVersion"],
  [{ status: "BOOKED" }, "status", "load.status"],
])("a writing call with %o beside its load writes nothing", async (more, path, meant) => {
  const { externalId, send, isStored } = await aSender();
  const { status, json } = await send({ load: { externalId }, ...more });
  expect({ status, issues: json.issues }).toMatchObject({
    status: 422,
    issues: [{ path, code: "unknown_field", didYouMean: [meant] }],
  });
  expect(await isStored()).toBe(false);
});

test("a guard within the load is refused, too", async () => {
  const { externalId, send, isStored } = await aSender();
  const { status, json } = await send({ load: { externalId, ifVersion: 3 } });
  expect({ status, issues: json.issues }).toMatchObject({
    status: 422,
    issues: [{ path: "load.ifVersion", didYouMean: ["ifVersion"] }],
  });
  expect(await isStored()).toBe(false);
});

test("a guard that the operation does not have is refused: it would be believed in", async () => {
  const { anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const { status, json } = await send(routeOf("/postings/open").POST, headers, {
    externalId: "L-1",
    validateOnly: true,
  });
  expect({ status, issues: json.issues }).toMatchObject({
    status: 422,
    issues: [{ path: "validateOnly", code: "unknown_field", message: "This field is not known." }],
  });
});

test("what is near nothing, or within the load, is a warning as ever: a newer TMS is not blocked", async () => {
  const { externalId, send, isStored } = await aSender();
  const { status, json } = await send({ load: { externalId, customrName: "Aceros" }, traceparent: "00-1" });
  expect({ status, warnings: json.warnings }).toMatchObject({
    status: 200,
    warnings: [
      { path: "load.customrName", code: "unknown_field", didYouMean: ["customerName"] },
      { path: "traceparent", code: "unknown_field" },
    ],
  });
  expect(await isStored()).toBe(true);
});
