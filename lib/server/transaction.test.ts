import { expect, test } from "vitest";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { anOrganization } from "@/lib/testing/an-organization";

function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const ask = ({ db }: Context) => db.$queryRaw<{ one: number }[]>`SELECT 1 AS one`;

test("an organization whose transactions all wait leaves connections for another, and is answered in full", async () => {
  const [{ ctx }, { ctx: other }] = [await anOrganization(), await anOrganization()];
  const gate = aGate();
  const flood = Array.from({ length: 100 }, (_, index) =>
    inTransaction(ctx, async (tx) => {
      await ask(tx);
      await gate.opened;
      return index;
    }),
  );
  expect(await inTransaction(other, ask)).toEqual([{ one: 1 }]);
  expect(await ask(other)).toEqual([{ one: 1 }]);
  gate.open();
  expect(await Promise.all(flood)).toEqual(flood.map((_, index) => index));
});

test("a transaction inside another joins its transaction, however many there are", async () => {
  const { ctx } = await anOrganization();
  const both = Array.from({ length: 20 }, () =>
    inTransaction(ctx, async (tx) => {
      await ask(tx);
      return inTransaction(tx, async (inner) => inner.db === tx.db);
    }),
  );
  expect(new Set(await Promise.all(both))).toEqual(new Set([true]));
});

test("a transaction that fails blocks no other", async () => {
  const { ctx } = await anOrganization();
  const fail = () => inTransaction(ctx, () => Promise.reject(new Error("no")));
  await Promise.allSettled(Array.from({ length: 20 }, fail));
  expect(await inTransaction(ctx, ask)).toEqual([{ one: 1 }]);
});
