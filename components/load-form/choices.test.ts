import { expect, test } from "vitest";
import { type CarrierChoice, withBlocks } from "@/components/load-form/choices";

const choice = (id: string, reason?: CarrierChoice["reason"]): CarrierChoice => ({
  id,
  displayName: id,
  assignable: reason === undefined,
  ...(reason && { reason }),
});

test("a carrier blocked for the load cannot be chosen, and the rule that holds for every load is named first", () => {
  const carriers = [
    choice("free"),
    choice("blocked"),
    choice("reviewed", "needs_review"),
    choice("barred", "do_not_dispatch"),
  ];
  const blocked = ["blocked", "reviewed", "barred"].map((carrierId) => ({ carrierId }));
  expect(withBlocks(carriers, blocked).map(({ assignable, reason }) => [assignable, reason])).toEqual([
    [true, undefined],
    [false, "blocked_for_load"],
    [false, "blocked_for_load"],
    [false, "do_not_dispatch"],
  ]);
});
