import { expect, test } from "vitest";
import { examplePdf } from "@/lib/onboarding/contract/example-carrier";
import { aCallingTms } from "@/lib/testing/a-calling-tms";
import { aRelationship } from "@/lib/testing/a-relationship";

const file = { kind: "INSURANCE_CERTIFICATE", fileName: "seguro.pdf", content: examplePdf };

test("a carrier is invited and its links are listed by its number", async () => {
  const { ctx, post } = await aCallingTms();
  const { carrierId, mcNumber } = await aRelationship(ctx, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" });
  const carrier = { mcNumber: `MC-${mcNumber}` };
  const { json } = await post("/onboarding-links/create", { carrier });
  expect(json.link).toMatchObject({ carrierId, state: "LINK_SENT" });
  expect((await post("/onboarding-links/list", { carrier })).json.items).toEqual([json.link]);
  expect(await post("/onboarding/review", { carrier })).toMatchObject({ status: 200, json: {} });
});

test("a document is kept and listed by the number of its carrier", async () => {
  const { ctx, post } = await aCallingTms();
  const { carrierId, dotNumber } = await aRelationship(ctx, { status: "ACTIVE" });
  const carrier = { dotNumber };
  const { json } = await post("/carrier-documents/upload", { carrier, ...file });
  expect(json.document).toMatchObject({ carrierId });
  expect((await post("/carrier-documents/list", { carrier })).json.items).toEqual([json.document]);
});

test.each([
  ["/onboarding-links/create", {}],
  ["/onboarding-links/list", {}],
  ["/onboarding/review", {}],
  ["/carrier-documents/upload", file],
  ["/carrier-documents/list", {}],
] as const)("%s needs one carrier that somebody has", async (path, request) => {
  const { ctx, post } = await aCallingTms();
  const [one, other] = [await aRelationship(ctx, { status: "ACTIVE" }), await aRelationship(ctx, { status: "ACTIVE" })];
  const neither = await post(path, request);
  expect([neither.status, neither.json.issues]).toMatchObject([422, [{ path: "carrierId", code: "required" }]]);
  expect(await post(path, { ...request, carrier: { dotNumber: "99999999" } })).toMatchObject({
    status: 404,
    json: { reason: "unknown_numbers" },
  });
  const numbers = { dotNumber: one.dotNumber, mcNumber: other.mcNumber };
  expect(await post(path, { ...request, carrier: numbers })).toMatchObject({
    status: 409,
    json: { code: "conflict", reason: "different_carriers" },
  });
});
