import { expect, test } from "vitest";
import { readLoadsView } from "@/components/loads/list/loads-view";
import { addressOf, isChanged, moved, queryOf, viewOf } from "@/components/loads/views/saved-view";

const read = (query: string) => readLoadsView(new URLSearchParams(query));
const saved = { id: "view_1", query: "status=ON_HOLD&sort=pickupAt&hide=owner" };

test("a view is saved with its filters, order and columns, without the load that is looked into", () => {
  expect(queryOf(read(`${saved.query}&peek=load_1&view=view_9`))).toBe(saved.query);
  expect(queryOf(read("view=all"))).toBe("");
});

test("its address shows the same to anybody, and names it", () => {
  expect(addressOf(saved)).toBe(`/loads?${saved.query}&view=view_1`);
  expect(queryOf(viewOf(saved))).toBe(saved.query);
});

test("it is changed by a filter, an order or a column more or less, and not by a preview", () => {
  const now = read(addressOf(saved).replace("/loads?", ""));
  expect(isChanged(now, saved)).toBe(false);
  expect(isChanged({ ...now, peek: "load_1" }, saved)).toBe(false);
  expect(isChanged({ ...now, hide: [] }, saved)).toBe(true);
  expect(isChanged({ ...now, sort: "-updatedAt" }, saved)).toBe(true);
});

test("a view with what an address no longer knows is not changed for it", () => {
  const old = { id: "view_2", query: "status=ON_HOLD&gone=1&pickup=never" };
  expect(isChanged(viewOf(old), old)).toBe(false);
});

test("a view moves by one place, and not beyond the ends", () => {
  expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], "b", 1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
});
