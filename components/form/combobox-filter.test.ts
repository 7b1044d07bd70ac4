import { expect, test } from "vitest";
import { matching, optionNamed } from "@/components/form/combobox-filter";

const options = [
  { value: "c1", label: "Transportes Águila", detail: "DOT 2384112 · RFC TAG010101AB1" },
  { value: "c2", label: "Norteña Freight", detail: "MC 88213" },
  { value: "c3", label: "Rápidos del Norte", detail: "MC 99120" },
];
const found = (typed: string) => matching(options, typed).map(({ value }) => value);

test("options are found by any part of their words, without accents or case", () => {
  expect(found("aguila")).toEqual(["c1"]);
  expect(found("mc 88")).toEqual(["c2"]);
  expect(found("tag01")).toEqual(["c1"]);
  expect(found("zzz")).toEqual([]);
});

test("those that begin with what was typed come first", () => {
  expect(found("norte")).toEqual(["c2", "c3"]);
  expect(found("")).toEqual(["c1", "c2", "c3"]);
});

test("a text names an option by its label or its value", () => {
  expect(optionNamed(options, "transportes aguila ")?.value).toBe("c1");
  expect(optionNamed(options, "c2")?.value).toBe("c2");
  expect(optionNamed(options, "Transportes")).toBe(undefined);
});
