import { expect, test } from "vitest";
import * as z from "zod";
import { coreOf, schemaAt, writablePaths } from "@/lib/core/schema-shapes";
import { searchable } from "@/lib/core/searchable";
import { columnsOf } from "@/lib/loads/rules/list-columns";
import { LoadDocument, LoadInput } from "@/lib/loads/schema/load";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

const { assignedCarrier: _itself, ...full } = demoFullLoad({
  pickupStart: "2026-11-23T14:00:00.000Z",
  pickupEnd: "2026-11-23T16:00:00.000Z",
  deliveryStart: "2026-11-25T14:00:00.000Z",
  deliveryEnd: "2026-11-25T16:00:00.000Z",
});

/** Every value at a path, of every item of its lists. */
const valuesAt = (value: unknown, keys: readonly string[]): unknown[] => {
  const [key, ...rest] = keys;
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, keys));
  if (key === undefined) return [value];
  return typeof value === "object" && value !== null ? valuesAt(Reflect.get(value, key), rest) : [];
};

const isText = (path: string) =>
  coreOf(schemaAt(z.object({ load: LoadInput }), path) ?? z.null()) instanceof z.ZodString;
const texts = writablePaths(LoadInput, "load").filter(isText);
const { searchText } = columnsOf({ id: "load_1", externalId: "TMS-10260" }, LoadDocument.parse(full));

test("a load is found by the id that carriers know it by, where its display id is kept from them", () => {
  const id = "load_01kc0m9z5xe8qfeb865d689";
  const words = (externalDisplayId?: string) =>
    columnsOf({ id, externalId: "TMS-1" }, LoadDocument.parse({ ...full, externalDisplayId })).searchText;
  expect(words()).toContain("feb865d689");
  expect(words("NB-CHI-1")).not.toContain("feb865d689");
});

/** What nobody looks a load up by: sentences, times, codes of goods, and ids that many loads share. */
const notSearched = [
  "load.accessorials[].description",
  "load.billTo.place",
  "load.borderCrossings[].externalId",
  "load.commodities[].customs",
  "load.commodities[].hazmatDetails",
  "load.commodities[].nmfcNumber",
  "load.customerContacts[].role",
  "load.externalOwner",
  "load.paymentTerms",
  "load.requirements[].description",
  "load.respondBy",
  "load.stops[].appointment",
  "load.stops[].arrivedAt",
  "load.stops[].contacts[].role",
  "load.stops[].departedAt",
  "load.stops[].externalId",
  "load.stops[].instructions",
  "load.stops[].location.openingHours",
  "load.stops[].location.timezone",
  "load.stops[].requirements[].description",
];
// A carrier is found by its own filter, and the label of a number is not the number.
const isLeftOut = (path: string) =>
  path.startsWith("load.assignedCarrier") ||
  path.endsWith("referenceNumbers[].label") ||
  notSearched.some((name) => path.startsWith(name));

test.each(texts.filter((path) => !isLeftOut(path)))("a load is found by %s", (path) => {
  const values = valuesAt({ load: { ...full, externalId: "TMS-10260" } }, path.replaceAll("[]", "").split("."));
  const words = values.filter((value) => typeof value === "string");
  expect(words).not.toEqual([]);
  for (const word of words) expect(searchText).toContain(searchable(word));
});

test("what is not searched is a text of a load", () => {
  for (const name of notSearched) expect([name, texts.some((path) => path.startsWith(name))]).toEqual([name, true]);
});
