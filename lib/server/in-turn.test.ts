import { expect, test } from "vitest";
import { inTurn } from "@/lib/server/transaction";

const later = () => new Promise((resolve) => setImmediate(resolve));

/** Tasks that record when they begin and end. */
function aDiary() {
  const said: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      said.push(`${name} begins`);
      await later();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  return { said, task };
}

test("tasks of one name run one after the other in their order, whatever becomes of those before", async () => {
  const { said, task } = aDiary();
  const answers = await Promise.allSettled(
    [task("1", true), task("2"), task("3")].map((one) => inTurn("a", { atOnce: 1 }, one)),
  );
  expect(said).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("as many as may run at once do, and the next begins when one of them ends", async () => {
  const { said, task } = aDiary();
  await Promise.all(["1", "2", "3"].map((name) => inTurn("b", { atOnce: 2 }, task(name))));
  expect(said.slice(0, 3)).toEqual(["1 begins", "2 begins", "1 ends"]);
  expect(said.slice(3).toSorted()).toEqual(["2 ends", "3 begins", "3 ends"]);
});

test("tasks of different names do not wait for each other", async () => {
  const never = inTurn("slow", { atOnce: 1 }, () => new Promise(() => {}));
  expect(await Promise.race([never, inTurn("quick", { atOnce: 1 }, async () => "done")])).toBe("done");
});
