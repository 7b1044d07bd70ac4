import { describe, expect, test } from "vitest";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges, listLoads } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { getLoadPolicy, saveLoadPolicy } from "@/lib/loads/save-load-policy";
import type { Context } from "@/lib/server/context";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
const as = (ctx: Context, role: "ADMIN" | "BROKER" | "VIEWER"): Context => ({
  ...ctx,
  actor: { type: "user", id: `user_${role}`, name: role, role },
});

/** A load whose customer pays 77,701 and then 77,702, which a broker pinned. */
async function aSoldLoad() {
  const { broker, tms } = await aBrokerage();
  const { load } = await sync(tms, { externalId: "S1", maxBuy: usd(60_000), customerRate: usd(77_701) });
  await sync(tms, { externalId: "S1", customerRate: usd(77_702) });
  await pinLoadField(broker, { id: load.id, path: "load.customerRate", pinned: true });
  const seenBy = async (ctx: Context) =>
    JSON.stringify([
      await getLoad(ctx, { id: load.id }),
      await listLoadChanges(ctx, { id: load.id }),
      await listLoads(ctx, {}),
    ]);
  return { broker, tms, seenBy };
}

describe("what the customer pays", () => {
  test("is seen by admins, brokers and keys, and not by viewers: not on the load, in the list, as sent, pinned or in its history", async () => {
    const { broker, tms, seenBy } = await aSoldLoad();
    for (const ctx of [tms, as(broker, "ADMIN"), as(broker, "BROKER")])
      expect(await seenBy(ctx)).toMatch(/77701.*77702|77702.*77701/);
    const seen = await seenBy(as(broker, "VIEWER"));
    expect(seen).not.toMatch(/7770[12]|customerRate/);
    expect(seen).toContain("60000");
  });

  test("is shown to viewers once an admin of their own organization says so", async () => {
    const [{ broker, seenBy }, other] = [await aSoldLoad(), await aBrokerage()];
    await saveLoadPolicy(as(other.broker, "ADMIN"), { viewersSeeCustomerRates: true });
    expect(await seenBy(as(broker, "VIEWER"))).not.toContain("customerRate");
    await saveLoadPolicy(as(broker, "ADMIN"), { viewersSeeCustomerRates: true });
    expect(await seenBy(as(broker, "VIEWER"))).toContain("77702");
    expect((await getLoadPolicy(broker)).policy).toMatchObject({
      viewersSeeCustomerRates: true,
      updatedBy: { name: "ADMIN" },
    });
  });

  test("is not for a broker to open to viewers", async () => {
    const { broker } = await aBrokerage();
    await expect(saveLoadPolicy(as(broker, "BROKER"), { viewersSeeCustomerRates: true })).rejects.toThrow("ADMIN");
  });
});

describe("the switches of loads", () => {
  test("are changed one by one: what two admins change at once holds, and nothing else is touched", async () => {
    const { broker } = await aBrokerage();
    await Promise.all([
      saveLoadPolicy(as(broker, "ADMIN"), { viewersSeeCustomerRates: true }),
      saveLoadPolicy(as(broker, "ADMIN"), { looksUpMarket: true }),
    ]);
    const policy = { viewersSeeCustomerRates: true, looksUpMarket: true };
    expect((await getLoadPolicy(as(broker, "VIEWER"))).policy).toMatchObject(policy);
    const { policy: changed } = await saveLoadPolicy(as(broker, "ADMIN"), { looksUpMarket: false });
    expect(changed).toMatchObject({ ...policy, looksUpMarket: false });
  });

  test("stay as they are where nothing is given", async () => {
    const { broker } = await aBrokerage();
    expect((await saveLoadPolicy(as(broker, "ADMIN"), {})).policy).toEqual({
      viewersSeeCustomerRates: false,
      looksUpMarket: false,
    });
  });
});
