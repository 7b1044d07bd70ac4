import { expect, test } from "vitest";
import { unusualFormats } from "@/lib/carriers/rules/identifier-format";

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
