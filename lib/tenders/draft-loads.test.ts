import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { LoadInput } from "@/lib/loads/schema/load";
import { draftLoadsEndpoint } from "@/lib/tenders/contract";
import { draftLoads } from "@/lib/tenders/draft-loads";
import { tenderTextMax } from "@/lib/tenders/schema";
import { readTenders } from "@/scripts/tenders/scores";

const now = "2026-11-23T09:00:00-06:00";
const drafted = async (text: string) => (await draftLoads({ now: new Date(now) }, { text, now })).drafts;

describe("a draft", () => {
  test("is a load as /loads/sync takes it, once it has an id", async () => {
    for (const { text, now, zone } of readTenders("given.json")) {
      const { drafts } = await draftLoads({ now: new Date(now) }, { text, now, timezone: zone });
      for (const { load } of drafts) {
        const read = readRequest(LoadInput, { externalId: "TENDER-1", ...load });
        expect(read.ok ? [] : read.issues).toEqual([]);
      }
    }
  });

  test("names for each value the words it was read from", async () => {
    const text = "Carga lunes 30 en Apodaca NL, entrega en Laredo TX. 20 ton de tubería.";
    const [draft] = await drafted(text);
    for (const { start, end, text: words } of draft?.read ?? []) expect(text.slice(start, end)).toBe(words);
    expect(draft?.read).toContainEqual({
      path: "load.stops[0].appointment.start",
      text: "lunes 30",
      ...{ start: 6, end: 14 },
    });
    expect(draft?.read.filter(({ path }) => path === "load.commodities[0].weight")).toMatchObject([{ text: "20 ton" }]);
  });

  test("asks what the text leaves open and fills none of it in", async () => {
    const [draft] = await drafted("Monterrey NL -> Dallas TX, caja 53, $1,850");
    expect(draft?.load).not.toHaveProperty("customerRate");
    expect(draft?.toConfirm).toMatchObject([{ text: "$1,850" }]);
    expect(draft?.toConfirm[0]?.options).toHaveLength(6);
  });

  test("says what of the text it did not understand", async () => {
    const [draft] = await drafted("Laredo TX -> Dallas TX tomorrow, van 53, ask for the night guard, 44k lbs");
    expect(draft?.unread).toEqual(["ask for the night guard"]);
  });

  test("of a hundred loads is made in steps, between which others are answered", async () => {
    const line = (at: number) =>
      `Laredo, TX -> Dallas, TX 11/${1 + (at % 28)} | 53' van | our target 1,${100 + at} usd`;
    let isDone = false;
    const reading = drafted(Array.from({ length: 100 }, (_, at) => line(at)).join("\n")).finally(() => (isDone = true));
    let turnsOfOthers = 0;
    for (; !isDone; turnsOfOthers++) await setImmediate();
    expect(await reading).toHaveLength(100);
    expect(turnsOfOthers).toBeGreaterThan(2);
  });

  test("counts days from where and when the text was received", async () => {
    const text = "Laredo TX -> Dallas TX tomorrow, van";
    const at = async (timezone: string) =>
      (await draftLoads({ now: new Date() }, { text, now: "2026-11-24T05:30:00Z", timezone })).drafts[0]?.load
        .stops?.[0]?.appointment?.start;
    expect(await at("America/Los_Angeles")).toBe("2026-11-24");
    expect(await at("America/New_York")).toBe("2026-11-25");
  });

  test("takes a day that stands before its word for that word's stop", async () => {
    const [draft] = await drafted("Saltillo Coah a Dallas TX, caja 53, 11/30 carga 10:00 hrs, 12/04 entrega 08:00 hrs");
    expect(draft?.load.stops?.map(({ appointment }) => appointment?.start)).toEqual([
      "2026-11-30T10:00",
      "2026-12-04T08:00",
    ]);
  });

  test("is as the example of the documentation", async () => {
    const [example] = draftLoadsEndpoint.examples;
    const answer = await draftLoads({ now: new Date() }, example?.request ?? { text: "" });
    expect(answer.drafts.map(({ load }) => load)).toEqual(example?.response.drafts.map(({ load }) => load));
  });
});

describe("several loads", () => {
  test("of a list are a draft each, without those that are gone", async () => {
    const text =
      "11/24\n- Pharr TX - Forest Park GA, 40k\n- Nogales AZ - Los Angeles CA, 42k (covered)\n- McAllen TX - Chicago IL, 41k";
    const drafts = await drafted(text);
    expect(drafts.map(({ load }) => load.stops?.map((stop) => stop.location?.place?.city).join())).toEqual([
      "Pharr,Forest Park",
      "McAllen,Chicago",
    ]);
    expect(drafts[0]?.load.stops?.[0]?.appointment?.start).toBe("2026-11-24");
  });

  test("of blocks with the same labels keep what each label says", async () => {
    const block = (city: string, weight: string) =>
      `Origin: ${city}, CA\nDestination: Boise, ID\nDate: 11/28/2026\nEquipment: Reefer\nWeight: ${weight}`;
    const drafts = await drafted(`${block("Fresno", "42000")}\n\n${block("Bakersfield", "41000")}`);
    expect(drafts.map(({ load }) => load.commodities?.[0]?.weight?.value)).toEqual([42_000, 41_000]);
  });

  test("that are alike are written out", async () => {
    expect(await drafted("necesito 3 cajas secas de Silao GTO a Laredo TX para el viernes, 20 ton")).toHaveLength(3);
  });

  test("of rows without a head are read by their cells", async () => {
    const drafts = await drafted(
      "Monterrey\tLaredo\tCaja 53\t25/11/2026\nSaltillo\tEagle Pass\tPlataforma\t26/11/2026",
    );
    expect(drafts.map(({ load }) => load.trailerRequirements?.allowedTypes?.join())).toEqual(["DRY_VAN_53", "FLATBED"]);
  });
});

test.each([
  "Truck empty in Houston TX tomorrow, 53 reefer, what you got going to Laredo?",
  "Tengo unidad disponible en Laredo TX mañana, caja 53, busco carga a Chicago o Atlanta",
  "POD attached for load 8812, delivered this morning 08:40 in Dallas TX. Please process payment.",
  "La unidad va en tránsito, ETA Laredo 18:00 hrs hoy, ya salió de Monterrey con 20 tarimas",
  "Load 4471 is cancelled, customer pulled it. Laredo TX to Memphis TN 11/24",
  "Gracias por la cotización, por ahora ya tenemos transporte para Monterrey - Dallas. Saludos",
  "Buenos días, ¿me regresas la llamada?",
])("nothing is drafted where no load is asked for: %s", async (text) => {
  expect(await drafted(text)).toEqual([]);
});

const repeated = (text: string) => text.repeat(Math.ceil(tenderTextMax / text.length)).slice(0, tenderTextMax);

// What grows with the square of the text takes minutes, longer than a test may.
test.each([
  "1",
  " ",
  "a",
  "1,",
  "laredo to dallas ",
  "Laredo TX - Dallas TX\n",
  "to Xqzrvn",
  "1 a b c ",
  "((",
  "$1 ",
  "\t",
  "1/1/",
  "Aa ",
])("a hostile text is read in a bounded time: %j, again and again", async (text) => {
  await drafted(repeated(text));
});
