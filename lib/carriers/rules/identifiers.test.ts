import { describe, expect, test } from "vitest";
import { normalisedNumber, normalisedNumbers, regulatoryNames, unusualFormats } from "@/lib/carriers/rules/identifiers";

describe("a regulatory number is compared without what people write around it", () => {
  test.each([
    ["dotNumber", "USDOT 0123-456", "123456"],
    ["dotNumber", "U.S. DOT 123456", "123456"],
    ["dotNumber", "DOT# 2384112", "2384112"],
    ["dotNumber", "DOT: 2384112", "2384112"],
    ["dotNumber", "２３８４１１２", "2384112"],
    ["mcNumber", "MC-088213", "88213"],
    ["mcNumber", "MC. 88213", "88213"],
    ["mcNumber", "mc–88213", "88213"],
    ["mcNumber", "MC − 88\u00a02\u200b13", "88213"],
    ["mxNumber", "MX 1234", "1234"],
    ["cvorNumber", "001‑234‑567", "1234567"],
    ["nirNumber", "R-123456-7", "R1234567"],
    ["dotNumber", "USDOT# 9,900,001", "9900001"],
    ["dotNumber", "9900001-C", "9900001"],
    ["dotNumber", "9900001X", "9900001"],
    ["mcNumber", "MC-990,007 B", "990007"],
    ["mxNumber", "MX990008Z", "990008"],
  ] as const)("%s %s", (field, written, compared) => {
    expect(normalisedNumber(field, written)).toBe(compared);
  });

  test("a prefix counts only in its own field", () => {
    expect(normalisedNumber("dotNumber", "MC 88213")).toBe("MC88213");
    expect(normalisedNumber("rfcNumber", "MCA010101AB1")).toBe("MCA010101AB1");
  });
});

test("letters behind a number that are not kept are said to be left out, of the numbers that have some", () => {
  const codesOf = (written: object) => unusualFormats(written).map(({ field, code }) => `${code} ${field}`);
  expect(codesOf({ dotNumber: "9900001-C", mcNumber: "990001" })).toEqual([]);
  expect(codesOf({ dotNumber: "9900001-Q", mcNumber: "990001C" })).toEqual([
    "suffix_left_out dotNumber",
    "suffix_left_out mcNumber",
  ]);
  expect(codesOf({ cvorNumber: "123456789X" })).toEqual(["unusual_format cvorNumber"]);
});

describe("an MX number in the field of MC numbers", () => {
  test("is one, and it is said", () => {
    expect(normalisedNumbers({ mcNumber: "MX990003" })).toEqual([{ field: "mxNumber", number: "990003" }]);
    expect(unusualFormats({ mcNumber: "MX-990003" })).toMatchObject([{ field: "mcNumber", code: "read_as_mx" }]);
  });

  test("does not go before one in its own", () => {
    expect(normalisedNumbers({ mcNumber: "MX990003", mxNumber: "990004" })).toEqual([
      { field: "mxNumber", number: "990004" },
    ]);
  });
});

describe("an RFC", () => {
  test.each([
    ["ñ&f-010101 ab1", "Ñ&F010101AB1"],
    ["N\u0303&F010101AB1", "Ñ&F010101AB1"],
    ["ＴＡＮ＆９９０１０１AA1", "TAN&990101AA1"],
    ["TAN.990101AA1", "TAN.990101AA1"],
  ])("%s loses nothing but case, spaces and dashes, however it is encoded", (written, compared) => {
    expect(normalisedNumber("rfcNumber", written)).toBe(compared);
  });

  test.each(["XAXX010101000", "XEXX-010101-000", "xaxx 010101 000"])("%s is everybody's and nobody's", (written) => {
    expect(normalisedNumber("rfcNumber", written)).toBeUndefined();
  });
});

describe("what stands for having no number identifies nobody", () => {
  const words = "N/A NA N.A. NONE TBD TBA PENDING PENDIENTE UNKNOWN SIN APPLIED ---- ? # : 0000000 000-000";
  const written = [...words.split(" "), "no aplica", "En trámite", "sin número", "not yet", "Ｎ／Ａ"];
  const prefixes = ["", "DOT ", "USDOT ", "DOT# ", "MC", "MC ", "MC-", "MC: ", "MX ", "RFC ", "NSC "];

  test.each(regulatoryNames)("as a %s, behind whatever prefix", (field) => {
    const identifying = prefixes
      .flatMap((prefix) => [prefix, ...written.map((word) => prefix + word)])
      .filter((number) => normalisedNumber(field, number) !== undefined);
    expect(identifying).toEqual([]);
  });
});

test.each([
  ["dotNumber", "USDOT 1234567"],
  ["mcNumber", "MC-88213"],
  ["mxNumber", "MX 990003"],
  ["rfcNumber", "TAN990101AA1"],
  ["rfcNumber", "GAÑ&-800229-QX0"],
  ["rfcNumber", "vaga 800101 k1a"],
  ["cvorNumber", "012-345-678"],
  ["nirNumber", "R-123456-7"],
  ["nscNumber", "AB123-4567"],
  ["nscNumber", "201-234-567"],
  ["scac", "zlmf"],
  ["scac", "AB"],
] as const)("%s %s is written as usual", (field, written) => {
  expect(unusualFormats({ [field]: written })).toEqual([]);
});

test.each([
  ["dotNumber", "123456789"],
  ["dotNumber", "MC 12345"],
  ["mcNumber", "88A13"],
  ["rfcNumber", "TAN991301AA1"],
  ["rfcNumber", "TAN990132AA1"],
  ["rfcNumber", "TAN990101"],
  ["rfcNumber", "XAXX010101000"],
  ["cvorNumber", "12345678"],
  ["nirNumber", "123456"],
  ["nscNumber", "Q1"],
  ["scac", "TOOLONG"],
  ["scac", "Z1MF"],
  ["mcNumber", "pending"],
] as const)("%s %s is unusual", (field, written) => {
  expect(unusualFormats({ [field]: written })).toEqual([
    { field, code: "unusual_format", message: expect.stringMatching(/\.$/) },
  ]);
});
