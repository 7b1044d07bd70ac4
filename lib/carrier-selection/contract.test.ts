import { expect, test } from "vitest";
import { listCarrierSelectionsEndpoint, verifySelectionsEndpoint } from "@/lib/carrier-selection/contract";
import { hashOf } from "@/lib/carrier-selection/rules";
import { asJson } from "@/lib/core/json";

test("the hash of the example is that of its record, so who writes a check can try it on the documentation", () => {
  const [selection] = listCarrierSelectionsEndpoint.examples[0]?.response.items ?? [];
  expect(selection?.hash).toBe(hashOf(asJson(selection?.record)));
  expect(verifySelectionsEndpoint.examples[0]?.response.lastHash).toBe(selection?.hash);
});
