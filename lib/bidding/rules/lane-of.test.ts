import { expect, test } from "vitest";
import { laneOf } from "@/lib/bidding/rules/lane-of";

test("a lane is looked up over the load's own crossing, and not at all for a trailer that has no rates", () => {
  const facts = { originPlace: "Monterrey, NL", destinationPlace: "Dallas, TX" } as const;
  expect(laneOf({ ...facts, trailerTypes: ["REEFER"], borderCrossings: ["LAREDO_INTL_BRIDGE"] })).toMatchObject({
    stops: [
      { type: "PICKUP" },
      { type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" },
      { type: "DELIVERY" },
    ],
    trailerRequirements: { allowedTypes: ["REEFER"] },
  });
  expect(laneOf({ ...facts, trailerTypes: ["TANKER"], borderCrossings: [] })).toBeUndefined();
  expect(laneOf({ originPlace: "Monterrey", trailerTypes: [], borderCrossings: [] })).toBeUndefined();
});
