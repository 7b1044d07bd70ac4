import type { Warning } from "@/lib/core/errors";
import { wantedUnit } from "@/lib/core/units";
import type { Check } from "@/lib/loads/rules/load-check";
import type { Commodity } from "@/lib/loads/schema/commodity";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { trailerTypes } from "@/lib/vocabulary/trailer.values";

type TrailerType = (typeof trailerTypes)[number];
type Dimensions = NonNullable<Commodity["dimensions"]>;
type Length = NonNullable<Dimensions["length"]>;
type Volume = NonNullable<NonNullable<Commodity["pieces"]>["perPieceVolume"]>;
/** Feet of length, width and height. */
type Room = readonly [length: number, width: number, height: number];

const van: Room = [53, 8.6, 9.3];
/** The law's height above a deck; the rest of what goes over it moves by permit. */
const deck = (length: number): Room => [length, 16, 14];

/** What fits in or on a trailer at most; none for those that take no pieces, or any. */
const rooms: Partial<Record<TrailerType, Room>> = {
  DRY_VAN_53: van,
  DRY_VAN_48: [48, 8.6, 9.3],
  REEFER: van,
  CURTAIN_SIDE: van,
  CONESTOGA: van,
  CONTAINER_20: [19.6, 7.8, 8.9],
  CONTAINER_40: [39.7, 7.8, 8.9],
  CONTAINER_53: [52.6, 8.3, 9.1],
  BOX_TRUCK: [28, 8.5, 9],
  SPRINTER_VAN: [15.5, 6.5, 6.6],
  FULL_DOUBLE_TRAILER: [106, 8.6, 9.3],
  FLATBED: deck(75),
  STEP_DECK: deck(75),
  DOUBLE_DROP: deck(75),
  REMOVABLE_GOOSENECK: deck(75),
  LOWBOY: deck(75),
  HOTSHOT: deck(45),
  STRETCH_FLATBED: deck(200),
};

const roomOver = ([length, width, height]: Room) => length * width * height;

/** The room of the largest trailer that is allowed, of a van where none is named; undefined where one takes anything. */
function roomOf({ trailerRequirements }: LoadDocument): Room | undefined {
  const { allowedTypes = [] } = trailerRequirements ?? {};
  let largest: Room = allowedTypes.length === 0 ? van : [0, 0, 0];
  for (const type of allowedTypes) {
    const room = rooms[type];
    if (!room) return undefined;
    if (roomOver(room) > roomOver(largest)) largest = room;
  }
  return largest;
}

const inUsUnit = ({ value, unit }: Length) => wantedUnit(unit, "us")?.convert(value) ?? value;
const feet = (length: Length | undefined) => {
  if (!length) return undefined;
  return length.unit === "INCHES" || length.unit === "CENTIMETERS" ? inUsUnit(length) / 12 : inUsUnit(length);
};

const gallonsPerCubicFoot = 7.48;
function cubicFeet({ value, unit }: Volume) {
  const inUs = wantedUnit(unit, "us")?.convert(value) ?? value;
  return unit === "GALLONS" || unit === "LITERS" ? inUs / gallonsPerCubicFoot : inUs;
}

/** Whether one thing goes into a room, whichever way it is turned; measures that are not known are none. */
function fits({ length, width, height }: Dimensions, room: Room) {
  const descending = (values: readonly number[]) => values.toSorted((a, b) => b - a);
  const sides = descending([length, width, height].map((side) => feet(side) ?? 0));
  return descending(room).every((limit, at) => (sides[at] ?? 0) <= limit);
}

/** The smallest pallet that is common, 1,200 by 800 mm; three of them are stacked at most. */
const palletFeet = { area: 10.3, volume: 30 };

/** The floor and the room that the pieces of a commodity take at least, in feet; nothing where it is not known. */
function taken({ pieces = {} }: Commodity) {
  const { count = 0, type, stackable, perPieceDimensions = {}, perPieceVolume } = pieces;
  const [length, width, height] = [perPieceDimensions.length, perPieceDimensions.width, perPieceDimensions.height].map(
    feet,
  );
  const isPallet = type === "PALLET";
  const area = length && width ? length * width : isPallet ? palletFeet.area : 0;
  const measured = length && width && height ? length * width * height : isPallet ? palletFeet.volume : 0;
  const volume = perPieceVolume ? cubicFeet(perPieceVolume) : measured;
  return { floor: stackable === false ? count * area : 0, volume: count * volume };
}

const warning = (path: string, problem: string): Warning => ({
  path,
  code: "unusual_size",
  message: `${problem} It was stored as it was sent.`,
});

const unusualPieces: Check = {
  about: ["commodities", "trailerRequirements"],
  find: (load) => {
    const room = roomOf(load);
    if (!room) return [];
    const isTooMuch = (floor: number, volume: number) => floor > room[0] * room[1] || volume > roomOver(room);
    const tooLarge = "It is larger than the trailer: are the measures in another unit?";
    const tooMany = "The pieces do not fit the trailer: they take more floor, or more room, than it has.";
    const found = load.commodities.flatMap((commodity, index) => {
      const { dimensions = {}, pieces } = commodity;
      const path = `load.commodities[${index}]`;
      if (!fits(dimensions, room)) return warning(`${path}.dimensions`, tooLarge);
      if (!fits(pieces?.perPieceDimensions ?? {}, room)) return warning(`${path}.pieces.perPieceDimensions`, tooLarge);
      if (pieces?.count === 0) return warning(`${path}.pieces`, "The goods come in 0 pieces.");
      const { floor, volume } = taken(commodity);
      return isTooMuch(floor, volume) ? warning(`${path}.pieces`, tooMany) : [];
    });
    if (found.length > 0) return found;
    const all = load.commodities.map(taken);
    const sum = (key: "floor" | "volume") => all.reduce((total, one) => total + one[key], 0);
    return [isTooMuch(sum("floor"), sum("volume")) && warning("load.commodities", tooMany)];
  },
};

const tooLong: Check = {
  about: ["linearFeet", "trailerRequirements"],
  find: (load) => {
    const length = roomOf(load)?.[0];
    const { linearFeet = 0 } = load;
    if (length === undefined || linearFeet <= length) return [];
    return [warning("load.linearFeet", `No trailer that is allowed has ${linearFeet} feet of floor.`)];
  },
};

export const sizeChecks: readonly Check[] = [unusualPieces, tooLong];
