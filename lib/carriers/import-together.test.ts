import { describe, expect, test } from "vitest";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aNumber } from "@/lib/testing/a-number";
import { aBrokerage } from "@/lib/testing/a-sync";
import { until } from "@/lib/testing/until";

const add = async (ctx: Context, ...dotNumbers: string[]) => {
  const rows = dotNumbers.map((dotNumber) => ({ displayName: `Carrier ${dotNumber}`, dotNumber }));
  return (await importCarriers(ctx, { rows })).results;
};
const twoBrokers = async () => [(await aBrokerage()).broker, (await aBrokerage()).broker] as const;
const countOf = (dotNumbers: string[]) => db.carrier.count({ where: { dotNumber: { in: dotNumbers } } });

/** A statement waits for another transaction to end. */
const someoneWaits = async () => {
  const waiting = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`;
  return waiting.length > 0;
};

test("an organization imports while another's import of other carriers is not finished", async () => {
  const [first, second] = await twoBrokers();
  const results = await inTransaction(first, async (tx) => {
    await add(tx, aNumber());
    return add(second, aNumber());
  });
  expect(results).toMatchObject([{ outcome: "CREATED" }]);
});

test("what an import would do is answered while another import is not finished, also the organization's own", async () => {
  const [first, second] = await twoBrokers();
  const dotNumber = aNumber();
  const rows = [{ displayName: "Fletes Sierra Madre", dotNumber }];
  const answers = await inTransaction(first, async (tx) => {
    await lockCarriers(tx);
    await add(tx, dotNumber);
    const asked = [first, second].map((ctx) => importCarriers(ctx, { rows, validateOnly: true }));
    return Promise.all(asked);
  });
  expect(answers.map(({ results }) => results)).toMatchObject([[{ outcome: "CREATED" }], [{ outcome: "CREATED" }]]);
  expect(await countOf([dotNumber])).toBe(1);
});

describe("a carrier that another organization is just adding is waited for", () => {
  /** Ends the other's transaction once the import of the second waits for it. */
  async function importBeside(end: () => void) {
    const [first, second] = await twoBrokers();
    const numbers = [aNumber(), aNumber(), aNumber()] as const;
    const own: ReturnType<typeof add>[] = [];
    const other = inTransaction(first, async (tx) => {
      const [added] = await add(tx, numbers[1]);
      own.push(add(second, ...numbers));
      await until(someoneWaits);
      end();
      return added?.carrierId;
    });
    const othersId = await other.catch(() => undefined);
    return { othersId, results: (await Promise.all(own)).flat(), count: await countOf([...numbers]) };
  }

  test("once it is there, it is the organization's too", async () => {
    const { othersId, results, count } = await importBeside(() => undefined);
    expect(results.map(({ outcome }) => outcome)).toEqual(["CREATED", "CREATED", "CREATED"]);
    expect([results[1]?.carrierId, count]).toEqual([othersId, 3]);
  });

  test("where the other is undone, it is added", async () => {
    const { results, count } = await importBeside(() => {
      throw new Error("undone");
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(["CREATED", "CREATED", "CREATED"]);
    expect(count).toBe(3);
  });
});

test("organizations that import the same list at once, in whatever order, add each carrier once", async () => {
  const numbers = Array.from({ length: 60 }, aNumber);
  const brokers = await Promise.all(Array.from({ length: 6 }, async () => (await aBrokerage()).broker));
  const orders = [numbers, numbers.toReversed()];
  const answers = await Promise.all(brokers.map((broker, at) => add(broker, ...(orders[at % 2] ?? []))));
  expect(await countOf(numbers)).toBe(numbers.length);
  expect(new Set(answers.flat().map(({ outcome }) => outcome))).toEqual(new Set(["CREATED"]));
  expect(new Set(answers.flat().map(({ carrierId }) => carrierId)).size).toBe(numbers.length);
});
