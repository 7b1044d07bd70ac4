import { expect, test } from "vitest";
import { readLoadsView, setFiltersOf, withoutFilter } from "@/components/loads/list/loads-view";

const viewOf = (query: string) => readLoadsView(new URLSearchParams(query));

test("each value of a filter can be taken out by itself", () => {
  const view = viewOf("status=ON_HOLD,BOOKED&customer=ACME&sort=maxBuy&peek=load_1");
  expect(setFiltersOf(view)).toEqual([
    { name: "status", value: "ON_HOLD" },
    { name: "status", value: "BOOKED" },
    { name: "customer", value: "ACME" },
  ]);
  expect(withoutFilter(view, { name: "status", value: "ON_HOLD" })).toEqual({ status: ["BOOKED"] });
  expect(withoutFilter(view, { name: "customer", value: "ACME" })).toEqual({ customer: null });
});

test("a search longer than the API takes is cut", () => {
  expect(viewOf(`search=${"a".repeat(300)}`).search).toHaveLength(255);
});
