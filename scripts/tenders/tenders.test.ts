import { beforeAll, describe, expect, test } from "vitest";
import { type Judged, judgeTenders, neverInvented, scoreOf, strictFields } from "@/scripts/tenders/scores";

describe("the given texts", () => {
  let judged: Judged[] = [];
  const marks = () => judged.flatMap(({ marks }) => marks);

  beforeAll(async () => {
    judged = await judgeTenders("given.json");
  });

  test("days, weights, prices and currencies are right in 97 of 100, all else in 95", () => {
    const isStrict = ({ field }: { field: string }) => strictFields.includes(field);
    expect(scoreOf(marks().filter(isStrict)).precision).toBeGreaterThanOrEqual(0.97);
    expect(scoreOf(marks().filter((mark) => !isStrict(mark))).precision).toBeGreaterThanOrEqual(0.95);
  });

  test("four of five values are found", () => {
    expect(scoreOf(marks()).recall).toBeGreaterThanOrEqual(0.8);
  });

  test("no crossing, hazard, temperature or price is invented", () => {
    const invented = marks().filter(({ field, outcome }) => outcome === "invented" && neverInvented.includes(field));
    expect(invented).toEqual([]);
  });

  test("nothing is drafted where there is no load", () => {
    expect(judged.filter(({ tender, drafts }) => tender.expect.count === 0 && drafts > 0)).toEqual([]);
  });
});
