import { expect, test } from "vitest";
import { inTurn } from "@/lib/server/in-turn";

const later = () => new Promise((resolve) => setImmediate(resolve));

test("deeds of one name run one after the other in their order, whatever becomes of those before", async () => {
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
  const answers = await Promise.allSettled([
    inTurn("a", deed("1", true)),
    inTurn("a", deed("2")),
    inTurn("a", deed("3")),
  ]);
  expect(said).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("deeds of different names do not wait for each other", async () => {
  const never = inTurn("slow", () => new Promise(() => {}));
  expect(await Promise.race([never, inTurn("quick", async () => "done")])).toBe("done");
});
