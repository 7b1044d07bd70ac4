import { expect, test } from "vitest";
import { inTurn } from "@/lib/server/in-turn";

const later = () => new Promise((resolve) => setImmediate(resolve));

/** Deeds that tell when they begin and end. */
function aDiary() {
  const said: string[] = [];
  const deed =
    (name: string, fails = false) =>
    async () => {
      said.push(`${name} begins`);
      await later();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  return { said, deed };
}

test("deeds of one name run one after the other in their order, whatever becomes of those before", async () => {
  const { said, deed } = aDiary();
  const answers = await Promise.allSettled(
    [deed("1", true), deed("2"), deed("3")].map((one) => inTurn("a", { atOnce: 1 }, one)),
  );
  expect(said).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("as many as may run at once do, and the next begins when one of them ends", async () => {
  const { said, deed } = aDiary();
  await Promise.all(["1", "2", "3"].map((name) => inTurn("b", { atOnce: 2 }, deed(name))));
  expect(said.slice(0, 3)).toEqual(["1 begins", "2 begins", "1 ends"]);
  expect(said.slice(3).toSorted()).toEqual(["2 ends", "3 begins", "3 ends"]);
});

test("deeds of different names do not wait for each other", async () => {
  const never = inTurn("slow", { atOnce: 1 }, () => new Promise(() => {}));
  expect(await Promise.race([never, inTurn("quick", { atOnce: 1 }, async () => "done")])).toBe("done");
});
