import { describe, expect, test } from "vitest";
import { daysIn, orderOf } from "@/lib/tenders/rules/days";
import { partOf } from "@/lib/tenders/rules/text";

/** Said on Monday, 23 November 2026. */
const said = "2026-11-23";
const daysOf = (text: string, order: "day" | "month" | undefined = undefined) =>
  daysIn(partOf(text), { said, order }).found.map(({ days }) => days.join(" or "));

describe("a day is read from", () => {
  test.each([
    ["2026-11-25", "2026-11-25"],
    ["Wed 11/25", "2026-11-25"],
    ["25/11/2026", "2026-11-25"],
    ["25.11.26", "2026-11-25"],
    ["27/nov", "2026-11-27"],
    ["22-dic", "2026-12-22"],
    ["3 de febrero", "2027-02-03"],
    ["jueves 26 de noviembre", "2026-11-26"],
    ["Jan 12 2027", "2027-01-12"],
    ["Friday the 27th", "2026-11-27"],
    ["the 4th", "2026-12-04"],
    ["sábado 28 a las 06:00", "2026-11-28"],
    ["mié 25", "2026-11-25"],
    ["hoy", "2026-11-23"],
    ["mañana", "2026-11-24"],
    ["tmrw", "2026-11-24"],
    ["pasado mañana", "2026-11-25"],
    ["viernes", "2026-11-27"],
    ["this Friday", "2026-11-27"],
  ])("%s", (text, day) => {
    expect(daysOf(text)).toEqual([day]);
  });
});

describe("a day that may be two stays open", () => {
  test.each([
    ["11/12", "2026-12-11 or 2026-11-12"],
    ["next Friday", "2026-11-27 or 2026-12-04"],
    ["lunes", "2026-11-30 or 2026-11-23"],
  ])("%s", (text, days) => {
    expect(
      daysIn(partOf(text), { said: text === "11/12" ? "2026-10-30" : said, order: undefined }).found,
    ).toMatchObject([{ days: days.split(" or ") }]);
  });

  test("unless other days of the text, or the weekday beside it, decide", () => {
    expect(daysOf("12/1", "month")).toEqual(["2026-12-01"]);
    expect(daysOf("12/1", "day")).toEqual(["2027-01-12"]);
    expect(daysOf("Tue 12/1")).toEqual(["2027-01-12 or 2026-12-01"]);
    expect(daysOf("Thu 10/12")).toEqual(["2026-12-10"]);
    expect(orderOf(partOf("23/11/2026 and 03/12/2026"), true)).toBe("day");
    expect(orderOf(partOf("11/23/2026"), false)).toBe("month");
  });
});

test.each([
  "en la mañana",
  "48/53",
  "24/7",
  "lunes a viernes",
  "NOT the 19th",
  "el sábado no reciben",
  "1/2 ton",
  "segunda quincena de marzo",
  "30/02/2026",
])("no day is read from %s", (text) => {
  expect(daysOf(text)).toEqual([]);
});
