import { expect, test } from "vitest";
import { contactFor, internationalPhone, languageOf } from "@/lib/bidding/rules/offer-contact";

test.each([
  ["+52 81 1234 5678", "+528112345678"],
  ["+52 (81) 1234-5678", "+528112345678"],
  ["0052 81 1234 5678", "+528112345678"],
  ["+1 956.555.0101", "+19565550101"],
])("%s names its country", (written, expected) => {
  expect(internationalPhone(written)).toBe(expected);
});

test.each([
  "81 1234 5678",
  "(956) 555-0101",
  "52 81 1234 5678",
  "+52 81 1234 5678 ext. 4",
  "+0 123 456 789",
  "+52 81",
  "",
])("of which country %j is, is not guessed", (written) => {
  expect(internationalPhone(written)).toBeUndefined();
});

test("an offer goes to who dispatches, with what the others know where dispatch has none of a kind", () => {
  const owner = { name: "Luis", role: "Dueño", phone: "+528100000000", email: "luis@x.mx" };
  const dispatch = { name: "Marisol", role: "Despacho", phone: "+528112345678" };
  expect(contactFor([owner, dispatch])).toEqual({
    name: "Marisol",
    phone: "+528112345678",
    internationalPhone: "+528112345678",
    email: "luis@x.mx",
  });
});

test("a number without its country is shown and not dialled", () => {
  expect(contactFor([{ phone: "81 1234 5678" }])).toEqual({ phone: "81 1234 5678" });
  expect(contactFor([{ name: "Nobody's number" }])).toEqual({});
});

test("carriers known in Mexico are written to in Spanish, all others in English", () => {
  expect(languageOf({ rfcNumber: "NFR010101AB1" })).toBe("es-MX");
  expect(languageOf({ mxNumber: "123" })).toBe("es-MX");
  expect(languageOf({ internationalPhone: "+528112345678" })).toBe("es-MX");
  expect(languageOf({ internationalPhone: "+19565550101" })).toBe("en-US");
  expect(languageOf({})).toBe("en-US");
});
