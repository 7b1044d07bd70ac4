import { expect, test } from "vitest";
import { guessMapping, looksLikeHeader, mappedRows, withColumn } from "@/components/import/map-columns";

const columns = [
  { id: "displayName", label: "Name", synonyms: ["carrier", "transportista"] },
  { id: "dotNumber", label: "DOT", synonyms: ["usdot"] },
  { id: "mcNumber", label: "MC", synonyms: [] },
  { id: "externalId", label: "External id", synonyms: ["clave"] },
];

test("headings are recognised by id, label and synonym, whatever their case, accents and marks", () => {
  expect(guessMapping(["USDOT #", "Name", "mc_number", "externalId"], columns)).toEqual([
    "dotNumber",
    "displayName",
    "mcNumber",
    "externalId",
  ]);
});

test("a heading that only contains a name comes after one that is it, and no column is meant twice", () => {
  expect(guessMapping(["Carrier MC number", "DOT of the carrier", "Transportista", "Notes", ""], columns)).toEqual([
    "mcNumber",
    "dotNumber",
    "displayName",
    null,
    null,
  ]);
});

test("a first row of values is not taken for headings", () => {
  expect(looksLikeHeader(["Norteña Freight", "1234567"], columns)).toBe(false);
  expect(looksLikeHeader(["", "DOT"], columns)).toBe(true);
});

test("choosing a column takes it from where it stood", () => {
  expect(withColumn(["dotNumber", null, "mcNumber"], 1, "dotNumber")).toEqual([null, "dotNumber", "mcNumber"]);
  expect(withColumn(["dotNumber", null], 0, null)).toEqual([null, null]);
});

test("rows are read by column; what is empty or left out is absent", () => {
  const rows = [
    ["DOT", "Notes", "Name"],
    ["123", "x", "Norteña"],
    ["456", "", ""],
  ];
  expect(mappedRows(rows, ["dotNumber", null, "displayName"], true)).toEqual([
    { dotNumber: "123", displayName: "Norteña" },
    { dotNumber: "456" },
  ]);
  expect(mappedRows(rows, ["dotNumber", null, null], false)).toHaveLength(3);
});

test("a hint means its column alone, and not beside the words of another", () => {
  const insured = [
    { id: "amount", label: "Cover", synonyms: ["cobertura"], hints: ["seguro"] },
    { id: "expires", label: "Expires", synonyms: ["vence"] },
  ];
  expect(guessMapping(["Seguro", "Vence seguro"], insured)).toEqual(["amount", "expires"]);
  expect(guessMapping(["Vence seguro", "Seguro (MXN)"], insured)).toEqual(["expires", "amount"]);
  expect(guessMapping(["Notas del seguro", "Seguro"], insured)).toEqual([null, "amount"]);
});
