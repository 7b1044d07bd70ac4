import { isNamed, placeTextMax, trailerIn } from "@/components/border-crossings/lane-text";
import type { ImportColumn } from "@/components/import/map-columns";
import type { RateLane } from "@/components/rates/desk/rates-view";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { crossingMeantBy } from "@/lib/vocabulary/meant-by";
import { numberFrom } from "@/lib/vocabulary/number-text";

/** Ten calls of as many lanes as one may have. */
export const manyLanesMax = 640;

/** What people call the columns of a bid, in English and Spanish. */
const synonyms = {
  from: ["origin", "pickup", "origin city", "shipper", "origen", "desde", "recolección", "salida"],
  to: ["destination", "delivery", "dest", "destination city", "consignee", "destino", "hasta", "entrega", "llegada"],
  trailer: ["equipment", "trailer type", "equipment type", "mode", "remolque", "equipo", "tipo de remolque", "caja"],
  crossing: ["border", "border crossing", "bridge", "port of entry", "cruce", "puente", "frontera", "aduana"],
  miles: ["mileage", "distance", "route miles", "millas", "distancia"],
  reference: ["lane id", "lane", "reference", "id", "bid lane", "referencia", "clave", "ruta"],
} as const;

export type LaneColumn = keyof typeof synonyms;
export const laneColumns = ["from", "to", "trailer", "crossing", "miles", "reference"] as const satisfies LaneColumn[];

export const columnsFor = (label: (id: LaneColumn) => string): ImportColumn[] =>
  laneColumns.map((id) => ({ id, label: label(id), synonyms: synonyms[id] }));

/** A lane of the table, with whatever its row is called there. */
export type ManyLane = RateLane & { reference: string };
export type ReadLanes = {
  lanes: readonly ManyLane[];
  /** Rows without a place to come from or to go to. */
  unread: number;
  /** Rows that name a crossing nobody knows. */
  unknownCrossings: number;
  /** The trailers nobody knows, one for each row that is left out for it. */
  unknownTrailers: readonly string[];
};

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export type NamedCrossing = { id: UsMxBorderCrossing; name: string };

/** The crossing that is meant: by its id or what it is called, else the first whose name has all the words. */
export function crossingMeant(text: string, crossings: readonly NamedCrossing[]) {
  const words = plain(text);
  if (words.length === 0) return "";
  const exact = crossings.find(({ id }) => id === crossingMeantBy(text));
  return (exact ?? crossings.find(({ id, name }) => words.every((word) => plain(`${id} ${name}`).includes(word))))?.id;
}

const milesMeant = (text: string) => {
  const miles = numberFrom(text.replace(/\s*mi(les|llas)?\.?\s*$/i, ""));
  return typeof miles === "number" && miles >= 1 && miles <= 10_000 ? String(miles) : "";
};

/** The lanes of a table's rows. */
export function lanesOfRows(
  rows: readonly Partial<Record<string, string>>[],
  crossings: readonly NamedCrossing[],
): ReadLanes {
  const read = rows.map((row) => {
    const crossing = crossingMeant(row.crossing ?? "", crossings);
    const trailer = trailerIn(row.trailer ?? "");
    const lane: ManyLane = {
      from: (row.from ?? "").slice(0, placeTextMax),
      to: (row.to ?? "").slice(0, placeTextMax),
      trailer: trailer ?? "DRY_VAN",
      crossing: crossing ?? "",
      miles: milesMeant(row.miles ?? ""),
      reference: row.reference ?? "",
    };
    const unknownTrailer = trailer === undefined ? row.trailer?.trim() : undefined;
    return { lane, isCrossingUnknown: crossing === undefined, unknownTrailer };
  });
  const named = read.filter(({ lane }) => isNamed(lane) && lane.from && lane.to);
  // The price of another trailer would be a guess; of another crossing it is one that most trucks take.
  const priced = named.filter(({ unknownTrailer }) => !unknownTrailer);
  return {
    lanes: priced.slice(0, manyLanesMax).map(({ lane }) => lane),
    unread: read.length - named.length,
    unknownCrossings: priced.filter(({ isCrossingUnknown }) => isCrossingUnknown).length,
    unknownTrailers: named.flatMap(({ unknownTrailer }) => unknownTrailer || []),
  };
}
