import { describe, expect, test } from "vitest";
import { draftLoads } from "@/lib/tenders/draft-loads";

const now = "2026-11-23T09:00:00-06:00";
const lane = "Pickup Monterrey NL tomorrow 8am\nDeliver Dallas TX\n42000 lbs";

async function loadOf(text: string) {
  const { drafts } = await draftLoads({ now: new Date(now) }, { text, now });
  return drafts[0]?.load;
}
const citiesOf = async (text: string) => (await loadOf(text))?.stops?.map(({ location }) => location?.place?.city);

describe("a reply", () => {
  test("that only asks about the tender it quotes is about that tender", async () => {
    const quoted = lane.replace(/^/gm, "> ");
    const reply = `Can you do this one?\n\nOn Mon, Nov 23, 2026 at 9:00 AM Ana <ana@example.com> wrote:\n${quoted}`;
    expect(await citiesOf(reply)).toEqual(["Monterrey", "Dallas"]);
    expect((await loadOf(reply))?.commodities?.[0]?.weight).toEqual({ value: 42_000, unit: "POUNDS" });
  });

  test("below what it quotes is read, and what it quotes is not", async () => {
    const quote = "> Do you have anything to Laredo?\n> We have trucks in Saltillo";
    expect(await citiesOf(`${quote}\n\nYes, need a van: ${lane}`)).toEqual(["Monterrey", "Dallas"]);
  });

  test("that has a load of its own is not mixed with the one it quotes", async () => {
    const older = "> Need a van\n> Pickup Saltillo, Coah\n> Deliver Houston TX\n> 30000 lbs";
    const load = await loadOf(`Need a van\n${lane}\n\nEl lun, 23 nov 2026, Ana escribió:\n${older}`);
    expect(load?.stops?.map(({ location }) => location?.place?.city)).toEqual(["Monterrey", "Dallas"]);
    expect(load?.commodities?.map(({ weight }) => weight?.value)).toEqual([42_000]);
  });
});

describe("hazardous goods", () => {
  test.each([
    "Hazmat no",
    "Hazmat - No",
    "HAZMAT: none",
    "Material peligroso: no",
    "sin material peligroso",
    "Not hazmat",
  ])("are denied by %j", async (words) => {
    expect((await loadOf(`${lane}\n${words}`))?.commodities?.[0]?.hazmatDetails).toEqual({ isHazmat: false });
  });

  test.each(["Hazmat no touch freight", "Hazmat UN no. 1203", "hazmat"])("are named by %j", async (words) => {
    expect((await loadOf(`${lane}\n${words}`))?.commodities?.[0]?.hazmatDetails?.isHazmat).toBe(true);
  });
});

describe("a number", () => {
  test.each([
    ["PO is 45123", "PO", "45123"],
    ["PO No: 45123", "PO", "45123"],
    ["Load No: 8871", "LOAD", "8871"],
    ["Load number is 8871", "LOAD", "8871"],
    ["La referencia es 778812", "REF", "778812"],
  ])("is read from %j", async (words, label, value) => {
    expect((await loadOf(`${lane}\n${words}`))?.referenceNumbers).toEqual([{ label, value }]);
  });

  test.each(["The order is 1200 cases", "The load is 42000 lbs"])("is none in %j", async (words) => {
    expect((await loadOf(`${lane}\n${words}`))?.referenceNumbers).toBe(undefined);
  });
});

test.each([
  ["San Juan del Rio, Qro", "San Juan del Río"],
  ["Santa Maria del Oro, Jal", "Santa María del Oro"],
  ["Playa del Carmen, QR", "Playa del Carmen"],
])("%s is a town with its whole name", async (written, city) => {
  expect(await citiesOf(`Origen ${written} destino Laredo TX, caja seca 53, 20 ton`)).toEqual([city, "Laredo"]);
});
