import { expect, test } from "vitest";
import { readRow, type ValueLabel } from "@/components/carriers/table-rows";
import { folded } from "@/lib/core/nearest";

const words: ValueLabel = {
  status: { ACTIVE: "ACTIVE", [folded("Por revisar")]: "NEEDS_REVIEW" },
  onboardingStatus: { [folded("Dado de alta")]: "ONBOARDED" },
  certificates: { CTPAT: "CTPAT", OEA: "OEA" },
};
const read = (cells: Parameters<typeof readRow>[0], dayComesFirst = true) => readRow(cells, words, dayComesFirst);

test("values are read in words and as the API writes them, whatever their case and accents", () => {
  const { row, problems } = read({ dotNumber: "DOT 123", status: "POR REVISAR", onboardingStatus: "dado de alta" });
  expect(row).toMatchObject({ dotNumber: "DOT 123", status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" });
  expect(problems).toEqual([]);
});

test("a list of certificates and an amount of cover become what the API takes", () => {
  const { row } = read({
    certificates: "C-TPAT; OEA",
    insuranceAmount: "$100,000.00",
    insuranceCurrency: "mxn",
    insuranceExpiresOn: "31/03/2027",
  });
  expect(row.certificates).toEqual([{ type: "CTPAT" }, { type: "OEA" }]);
  expect(row.cargoInsurance).toMatchObject({
    coverage: { currencyCode: "MXN", amount: 10_000_000 },
    expiresOn: "2027-03-31",
  });
});

test("the order of day and month is that of the reader's country; a day no calendar has is none", () => {
  const day = (insuranceExpiresOn: string, dayComesFirst: boolean) =>
    read({ insuranceAmount: "USD 1", insuranceExpiresOn }, dayComesFirst).row.cargoInsurance?.expiresOn;
  expect(day("03/04/2027", true)).toBe("2027-04-03");
  expect(day("03/04/2027", false)).toBe("2027-03-04");
  expect(day("2027-03-31", true)).toBe("2027-03-31");
  expect(day("31/02/2027", true)).toBeUndefined();
});

test("a cell that cannot be read is named", () => {
  const { problems } = read({
    status: "maybe",
    certificates: "CTPAT, ISO",
    insuranceAmount: "lots",
    insuranceExpiresOn: "soon",
  });
  expect(problems.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    "certificates unknown_value",
    "insuranceAmount not_an_amount",
    "insuranceExpiresOn not_a_date",
    "status unknown_value",
  ]);
});

test("an amount without its currency is not guessed: pesos and dollars share their sign", () => {
  const problemOf = (cells: Parameters<typeof readRow>[0]) => read(cells).problems[0]?.code;
  expect(problemOf({ insuranceAmount: "$100,000" })).toBe("currency_needed");
  expect(problemOf({ insuranceAmount: "100,000", insuranceCurrency: "EUR" })).toBe("unknown_value");
  expect(read({ insuranceAmount: "100,000 MXN" }).row.cargoInsurance?.coverage).toEqual({
    currencyCode: "MXN",
    amount: 10_000_000,
  });
});

test("insurance without its amount is not sent, and that is said; the row is sent all the same", () => {
  const { row, problems, warnings } = read({ displayName: "Norteña", insurer: "Qualitas", policyNumber: "P-1" });
  expect(row.cargoInsurance).toBeUndefined();
  expect(problems).toEqual([]);
  expect(warnings).toEqual([{ field: "insuranceAmount", code: "amount_missing" }]);
  expect(read({ insuranceAmount: "USD 1", insurer: "Qualitas" }).warnings).toEqual([]);
});

test("a refused cell is named with what it says", () => {
  expect(read({ insuranceAmount: "dos millones" }).problems).toEqual([
    { field: "insuranceAmount", code: "not_an_amount", cell: "dos millones" },
  ]);
});

test.each(["1.500", "1.500,00", "100,00", "1.500.000"])(
  "%s is an amount in one country and another in the next: it is asked for",
  (insuranceAmount) => {
    expect(read({ insuranceAmount, insuranceCurrency: "MXN" }).problems).toEqual([
      { field: "insuranceAmount", code: "ambiguous_amount", cell: insuranceAmount },
    ]);
  },
);

test.each([
  ["2,000,000.00 PESOS", { amount: 200_000_000, currencyCode: "MXN" }],
  ["$5,000 M.N.", { amount: 500_000, currencyCode: "MXN" }],
  ["US$ 100 000", { amount: 10_000_000, currencyCode: "USD" }],
  ["1500.5 dlls", { amount: 150_050, currencyCode: "USD" }],
])("%s says its amount and its currency", (insuranceAmount, coverage) => {
  expect(read({ insuranceAmount }).row.cargoInsurance?.coverage).toEqual(coverage);
});

test.each(["pendiente", "ana@", "ana@norte.mx; leo@norte.mx", "8112345678"])(
  "%s is no e-mail address",
  (contactEmail) => {
    expect(read({ contactEmail }).problems).toEqual([
      { field: "contactEmail", code: "not_an_email", cell: contactEmail },
    ]);
  },
);
