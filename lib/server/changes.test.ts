import { expect, test } from "vitest";
import { defineChange } from "@/lib/server/changes";
import { aContext } from "@/lib/testing/a-context";

test("reactions to a change run one after the other, in the transaction that raised it", async () => {
  const tx = aContext();
  const seen: unknown[] = [];
  const change = defineChange<{ loadId: string }>("a load was sold");
  change.setReactions([
    async (context, { loadId }) => {
      await Promise.resolve();
      seen.push(["first", context === tx, loadId]);
    },
    async (context, { loadId }) => seen.push(["second", context === tx, loadId]),
  ]);
  await change.raise(tx, { loadId: "load_1" });
  expect(seen).toEqual([
    ["first", true, "load_1"],
    ["second", true, "load_1"],
  ]);
});

test("a change without known reactions is an error, not a loss", async () => {
  const change = defineChange<undefined>("a load was sold");
  await expect(change.raise(aContext(), undefined)).rejects.toThrow(/"a load was sold".*app-events/);
});
