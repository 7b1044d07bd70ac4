import type { Fact } from "@/lib/tenders/rules/fact";
import type { Reading } from "@/lib/tenders/rules/reading";
import type { Demand } from "@/lib/tenders/rules/requirements";
import { type Part, writtenAt } from "@/lib/tenders/rules/text";

type Place = { path: string; value: unknown };

/** Where the load has a field of its own for what is asked. */
const fields: Readonly<Partial<Record<Demand, Place>>> = {
  CTPAT: { path: "carrierRequirements.ctpatCertified", value: true },
  OEA: { path: "carrierRequirements.oeaCertified", value: true },
  FAST: { path: "carrierRequirements.fastCertified", value: true },
  TWIC: { path: "driverRequirements.twicCard", value: true },
  TANKER_ENDORSED: { path: "driverRequirements.tankerEndorsed", value: true },
  AIR_RIDE: { path: "trailerRequirements.suspensionType", value: "AIR_RIDE" },
  FOOD_GRADE: { path: "trailerRequirements.foodGrade", value: true },
  SWING_DOORS: { path: "trailerRequirements.doorType", value: "SWING" },
  ROLL_UP_DOORS: { path: "trailerRequirements.doorType", value: "ROLL_UP" },
  HIGH_CUBE: { path: "trailerRequirements.highCube", value: true },
  LIFTGATE: { path: "trailerRequirements.liftGate", value: true },
  PRE_LOADED: { path: "trailerRequirements.powerOnlyType", value: "PRE_LOADED" },
};

const ofPickup: Readonly<Partial<Record<Demand, Place>>> = {
  LIVE_LOAD: { path: "loadingMethod", value: "LIVE" },
  DROP_TRAILER: { path: "loadingMethod", value: "DROP" },
};
const ofWay: Readonly<Partial<Record<Demand, Place>>> = {
  TEAM: { path: "inboundTransitRequirements.teamDriverRequired", value: true },
  GPS_TRACKING: { path: "inboundTransitRequirements.trackingRequired", value: true },
};
const listed: Readonly<Partial<Record<Demand, string>>> = { HAZMAT_ENDORSED: "HAZMAT_ENDORSEMENT", OTHER: "OTHER" };

/** What is asked of carrier, driver and trailer, each at the field that the load has for it, else in its words. */
export function demandFacts({ demands, stops }: Reading, text: Part): Fact[] {
  const facts: Fact[] = [];
  const [pickup, delivery] = [
    stops.findIndex(({ role }) => role === "PICKUP"),
    stops.findIndex(({ role }) => role === "DELIVERY"),
  ];
  let requirements = 0;
  for (const { demand, years, start, end } of demands) {
    const add = (path: string, value: unknown) => facts.push({ path, value, start, end });
    const [field, loading, way, type] = [fields[demand], ofPickup[demand], ofWay[demand], listed[demand]];
    if (field) add(field.path, field.value);
    else if (demand === "MAX_TRAILER_AGE") add("trailerRequirements.maxAgeYears", years);
    else if (loading && pickup >= 0) add(`stops[${pickup}].${loading.path}`, loading.value);
    else if (way && delivery >= 0) add(`stops[${delivery}].${way.path}`, way.value);
    else if (demand === "ESCORT") add("accessorials[0].type", "ESCORT");
    else if (type) {
      add(`requirements[${requirements}].type`, type);
      if (type === "OTHER") add(`requirements[${requirements}].description`, writtenAt(text, { start, end }));
      requirements++;
    }
  }
  return facts;
}
