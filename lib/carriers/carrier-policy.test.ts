import { beforeEach, expect, test } from "vitest";
import { getCarrierPolicy, saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { authorOf, type Context } from "@/lib/server/context";
import { aBrokerage } from "@/lib/testing/a-sync";

let admin: Context;
let tms: Context;

beforeEach(async () => {
  ({ broker: admin, tms } = await aBrokerage());
});

const atFirst = { defaultStatus: "ACTIVE", requirementsBlock: false } as const;
const changedBy = (ctx: Context) => ({ updatedBy: authorOf(ctx), updatedAt: ctx.now.toISOString() });
const anotherAdmin = (): Context => ({
  ...admin,
  actor: { type: "user", id: "user_2", name: "Bea", role: "ADMIN" },
  now: new Date(admin.now.getTime() + 60_000),
});

test("the policy is an admin's to change; a key and a broker may not", async () => {
  const asBroker: Context = { ...admin, actor: { type: "user", id: "user_1", name: "Bo", role: "BROKER" } };
  await expect(saveCarrierPolicy(tms, { requirementsBlock: true })).rejects.toMatchObject({ code: "forbidden" });
  await expect(saveCarrierPolicy(asBroker, { requirementsBlock: true })).rejects.toMatchObject({ code: "forbidden" });
  expect(await getCarrierPolicy(admin)).toEqual({ policy: atFirst });
});

test("what a change leaves out stays, and the whole policy is answered with who changed it and when", async () => {
  const first = { policy: { defaultStatus: "NEEDS_REVIEW", requirementsBlock: false, ...changedBy(admin) } };
  expect(await saveCarrierPolicy(admin, { defaultStatus: "NEEDS_REVIEW" })).toEqual(first);
  const bea = anotherAdmin();
  const second = { policy: { defaultStatus: "NEEDS_REVIEW", requirementsBlock: true, ...changedBy(bea) } };
  expect(await saveCarrierPolicy(bea, { requirementsBlock: true })).toEqual(second);
  expect(await getCarrierPolicy(tms)).toEqual(second);
});

test("two admins who change different things at once lose nothing", async () => {
  await Promise.all([
    saveCarrierPolicy(admin, { defaultStatus: "DO_NOT_DISPATCH" }),
    saveCarrierPolicy(anotherAdmin(), { requirementsBlock: true }),
  ]);
  expect(await getCarrierPolicy(tms)).toMatchObject({
    policy: { defaultStatus: "DO_NOT_DISPATCH", requirementsBlock: true },
  });
});

test("what changes nothing leaves who changed it last", async () => {
  expect(await saveCarrierPolicy(admin, {})).toEqual({ policy: atFirst });
  const changed = await saveCarrierPolicy(admin, { requirementsBlock: true });
  const bea = anotherAdmin();
  expect(await saveCarrierPolicy(bea, {})).toEqual(changed);
  expect(await saveCarrierPolicy(bea, { ...atFirst, requirementsBlock: true })).toEqual(changed);
});
