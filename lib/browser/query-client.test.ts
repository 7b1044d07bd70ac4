import { expect, test } from "vitest";
import { CallError } from "@/lib/browser/api";
import { makeQueryClient } from "@/lib/browser/query-client";

test.each([
  { status: 0, asks: 3, why: "without a connection" },
  { status: 429, asks: 3, why: "while the organization has its share of calls" },
  { status: 503, asks: 3, why: "while the portal has no room" },
  { status: 404, asks: 1, why: "for what is not there" },
  { status: 422, asks: 1, why: "for what cannot be read" },
])("a reading is asked $asks times $why", async ({ status, asks }) => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    throw new CallError(status, {});
  };
  const reading = makeQueryClient().fetchQuery({ queryKey: [status], queryFn, retryDelay: 0 });
  await expect(reading).rejects.toMatchObject({ status });
  expect(asked).toBe(asks);
});
