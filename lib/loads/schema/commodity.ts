import * as z from "zod";
import { integersAsText } from "@/lib/core/lenience";
import { Customs, FreightClass } from "@/lib/loads/schema/customs";
import { withAliases } from "@/lib/vocabulary/aliases";
import { HazmatClassification, PackingGroup } from "@/lib/vocabulary/hazmat";
import { Count, Dimensions, TemperatureRange, Volume, Weight } from "@/lib/vocabulary/measure";
import { LongText, ShortText } from "@/lib/vocabulary/text";

const PiecesType = withAliases(
  z
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
    .meta({ id: "PiecesType", description: "What the goods are packed in or on." }),
  "PiecesType",
);

const HazmatDetails = z
  .object({
    isHazmat: z.boolean().optional().meta({ description: "Whether the goods are hazardous. Unset: not said." }),
    classification: HazmatClassification.optional().meta({
      description: "Hazard class or division. Missing on hazardous goods: a warning.",
    }),
    unNumber: ShortText.optional().meta({ description: "UN number, e.g. `UN1203`; kept as it was sent." }),
    packingGroup: PackingGroup.optional().meta({ description: "Packing group of the goods." }),
  })
  .meta({ id: "HazmatDetails", description: "What is hazardous about the goods." });

export const Pieces = z
  .object({
    type: PiecesType.optional().meta({ description: "What one piece is. Unset: not said." }),
    count: Count.optional().meta({ description: "How many pieces." }),
    stackable: z.boolean().optional().meta({ description: "Whether pieces may stand on each other. Unset: not said." }),
    perPieceDimensions: Dimensions.optional().meta({ description: "Measures of one piece." }),
    perPieceVolume: Volume.optional().meta({ description: "Volume of one piece." }),
  })
  .meta({ id: "Pieces", description: "How many pieces there are, and of what kind." });

export const Commodity = z
  .object({
    name: LongText.optional().meta({ description: "What the goods are." }),
    weight: Weight.optional().meta({ description: "Weight of all of it together." }),
    pieces: Pieces.optional().meta({ description: "The pieces it comes in." }),
    dimensions: Dimensions.optional().meta({ description: "Measures of all of it together." }),
    temperatureRequirements: TemperatureRange.optional().meta({
      description: "Between which temperatures it must stay. Unset: no requirement.",
    }),
    hazmatDetails: HazmatDetails.optional().meta({ description: "What is hazardous about it. Unset: not said." }),
    freightClass: FreightClass.optional().meta({
      description: "Its class for less than a truckload. Unset: not said.",
    }),
    nmfcNumber: integersAsText(ShortText).optional().meta({
      description: "Its item in the National Motor Freight Classification, e.g. `156600-7`.",
    }),
    customs: Customs.optional().meta({ description: "What customs asks about it. Unset: not said." }),
  })
  .meta({ id: "Commodity", description: "Goods of one kind on a load." });
export type Commodity = z.infer<typeof Commodity>;
