import { describe, expect, test } from "vitest";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { emptyDocument } from "@/lib/loads/rules/stored-load";
import type { Commodity } from "@/lib/loads/schema/commodity";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { trailerTypes } from "@/lib/vocabulary/trailer.values";

type Fields = Partial<LoadDocument>;
type TrailerType = (typeof trailerTypes)[number];
type Pieces = NonNullable<Commodity["pieces"]>;

const codesOf = (fields: Fields) =>
  checkLoad({ ...emptyDocument("L-1"), ...fields }, fields).map(({ code, path }) => `${code} ${path}`);
const inches = (length: number, width: number, height?: number): Pieces["perPieceDimensions"] => ({
  length: { value: length, unit: "INCHES" },
  width: { value: width, unit: "INCHES" },
  ...(height !== undefined && { height: { value: height, unit: "INCHES" } }),
});
const carrying = (allowedTypes: TrailerType[], ...pieces: Pieces[]) =>
  codesOf({ trailerRequirements: { allowedTypes }, commodities: pieces.map((of) => ({ pieces: of })) });

describe("more pieces than the trailer holds", () => {
  const pallet = { type: "PALLET" as const, perPieceDimensions: inches(48, 40, 72) };
  const piecesAt = (index: number) => `unusual_size load.commodities[${index}].pieces`;

  test("are warned of by their floor where they may not be stacked", () => {
    expect(carrying(["DRY_VAN_53"], { ...pallet, stackable: false, count: 60 })).toEqual([piecesAt(0)]);
    expect(carrying(["DRY_VAN_53"], { ...pallet, stackable: false, count: 30 })).toEqual([]);
    expect(carrying(["DRY_VAN_53"], { ...pallet, count: 30 })).toEqual([]);
    expect(carrying(["CONTAINER_20"], { ...pallet, stackable: false, count: 22 })).toEqual([piecesAt(0)]);
    expect(carrying(["FULL_DOUBLE_TRAILER"], { ...pallet, stackable: false, count: 60 })).toEqual([]);
  });

  test("are warned of by the room they take where they may, or where nobody says", () => {
    expect(carrying(["DRY_VAN_53"], { ...pallet, count: 60 })).toEqual([piecesAt(0)]);
    expect(carrying(["DRY_VAN_53"], { type: "CARTON", perPieceDimensions: inches(20, 16, 12), count: 1500 })).toEqual(
      [],
    );
    expect(carrying(["DRY_VAN_53"], { type: "CARTON", perPieceDimensions: inches(20, 16, 12), count: 15_000 })).toEqual(
      [piecesAt(0)],
    );
    const liters = { value: 1000, unit: "LITERS" as const };
    expect(carrying(["DRY_VAN_53"], { type: "IBC", perPieceVolume: liters, count: 200 })).toEqual([piecesAt(0)]);
  });

  test("of pallets, whose measures are known where nobody says them", () => {
    expect(carrying(["DRY_VAN_53"], { type: "PALLET", stackable: false, count: 60 })).toEqual([piecesAt(0)]);
    expect(carrying(["DRY_VAN_53"], { type: "PALLET", count: 60 })).toEqual([]);
    expect(carrying(["DRY_VAN_53"], { type: "PALLET", count: 400 })).toEqual([piecesAt(0)]);
    expect(carrying(["DRY_VAN_53"], { type: "BAG", count: 4000 })).toEqual([]);
  });

  test("are warned of together, where no line is too much by itself", () => {
    const half = { ...pallet, stackable: false, count: 20 };
    expect(carrying(["DRY_VAN_53"], half, half)).toEqual(["unusual_size load.commodities"]);
  });

  test("count by the largest trailer that is allowed, or by a van where none is named", () => {
    const sixty = { ...pallet, stackable: false, count: 45 };
    expect(carrying(["CONTAINER_20", "FULL_DOUBLE_TRAILER"], sixty)).toEqual([]);
    expect(codesOf({ commodities: [{ pieces: sixty }] })).toEqual([piecesAt(0)]);
    expect(carrying(["TANKER"], sixty)).toEqual([]);
  });

  test("none at all are hardly meant", () => {
    expect(carrying(["DRY_VAN_53"], { type: "PALLET", count: 0 })).toEqual([piecesAt(0)]);
  });
});

describe("what is larger than the trailer", () => {
  const measured = (allowedTypes: TrailerType[], dimensions: Commodity["dimensions"]) =>
    codesOf({ trailerRequirements: { allowedTypes }, commodities: [{ dimensions }] });

  test("is warned of, whichever way it is turned", () => {
    const path = "unusual_size load.commodities[0].dimensions";
    expect(measured(["DRY_VAN_53"], inches(4800, 4000, 48))).toEqual([path]);
    expect(measured(["DRY_VAN_53"], inches(48, 40, 96))).toEqual([]);
    expect(measured(["DRY_VAN_53"], inches(120, 120, 60))).toEqual([path]);
    expect(carrying(["DRY_VAN_53"], { count: 1, perPieceDimensions: inches(48, 480, 400) })).toHaveLength(1);
  });

  test("may stand out of a flatbed, but not by any length", () => {
    expect(measured(["FLATBED"], inches(720, 144, 150))).toEqual([]);
    expect(measured(["FLATBED"], inches(7200, 100, 100))).toHaveLength(1);
  });

  test("is seen by the feet of floor, too", () => {
    const feet = (linearFeet: number, allowedTypes: TrailerType[] = ["DRY_VAN_53"]) =>
      codesOf({ linearFeet, trailerRequirements: { allowedTypes } });
    expect(feet(53)).toEqual([]);
    expect(feet(600)).toEqual(["unusual_size load.linearFeet"]);
    expect(feet(53, ["CONTAINER_20"])).toHaveLength(1);
    expect(feet(70, ["STRETCH_FLATBED"])).toEqual([]);
  });
});
