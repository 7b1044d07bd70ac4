import * as z from "zod";
import { HazmatClassification, PackingGroup } from "@/lib/vocabulary/hazmat";
import { Dimensions, TemperatureRange, Volume, Weight } from "@/lib/vocabulary/measure";
import { Count } from "@/lib/vocabulary/numbers";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const PiecesType = z
  .enum([
    "PALLET",
    "CARTON",
    "CRATE",
    "DRUM",
    "TOTE",
    "BAG",
    "BALE",
    "ROLL",
    "COIL",
    "BUNDLE",
    "CASE",
    "RACK",
    "IBC",
    "SUPERSACK",
    "LOOSE",
    "OTHER",
  ])
  .meta({ id: "PiecesType" });

export const HazmatDetails = z
  .object({
    isHazmat: z.boolean().optional(),
    classification: HazmatClassification.optional(),
    unNumber: ShortText.optional(),
    packingGroup: PackingGroup.optional(),
  })
  .meta({ id: "HazmatDetails" });

export const Pieces = z
  .object({
    type: PiecesType.optional(),
    count: Count.optional(),
    stackable: z.boolean().optional(),
    perPieceDimensions: Dimensions.optional(),
    perPieceVolume: Volume.optional(),
  })
  .meta({ id: "Pieces" });

export const Commodity = z
  .object({
    name: LongText.optional(),
    weight: Weight.optional(),
    pieces: Pieces.optional(),
    dimensions: Dimensions.optional(),
    temperatureRequirements: TemperatureRange.optional(),
    hazmatDetails: HazmatDetails.optional(),
  })
  .meta({ id: "Commodity" });
export type Commodity = z.infer<typeof Commodity>;
