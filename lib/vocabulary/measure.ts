import * as z from "zod";
import { lenient } from "@/lib/core/lenience";
import { withAliases } from "@/lib/vocabulary/aliases";
import { quantityMax } from "@/lib/vocabulary/limits.values";
import { numberOrText } from "@/lib/vocabulary/read-number";

/** A finite quantity of anything; nothing in freight is larger than a billion of its unit. */
const Quantity = numberOrText(z.number().min(-quantityMax).max(quantityMax));
export const PositiveQuantity = numberOrText(z.number().min(0).max(quantityMax));
export const Count = numberOrText(z.int().min(0).max(quantityMax));

export const LengthUnit = withAliases(
  z.enum(["FEET", "INCHES", "METERS", "CENTIMETERS"]).meta({ id: "LengthUnit", description: "A unit of length." }),
  "LengthUnit",
);
export const WeightUnit = withAliases(
  z.enum(["POUNDS", "KILOGRAMS"]).meta({ id: "WeightUnit", description: "A unit of weight." }),
  "WeightUnit",
);
export const VolumeUnit = withAliases(
  z
    .enum(["GALLONS", "LITERS", "CUBIC_FEET", "CUBIC_METERS"])
    .meta({ id: "VolumeUnit", description: "A unit of volume; GALLONS are US gallons." }),
  "VolumeUnit",
);
const DistanceUnit = withAliases(
  z.enum(["MILES", "KILOMETERS"]).meta({ id: "DistanceUnit", description: "A unit of road distance." }),
  "DistanceUnit",
);
export const TemperatureUnit = withAliases(
  z.enum(["CELSIUS", "FAHRENHEIT"]).meta({ id: "TemperatureUnit", description: "A unit of temperature." }),
  "TemperatureUnit",
);
const WeightType = z
  .enum(["APPROXIMATE", "EXACT"])
  .meta({ id: "WeightType", description: "How well the weight is known." });

const Length = lenient(
  z
    .object({
      value: PositiveQuantity.meta({ description: "How many of the unit." }),
      unit: LengthUnit.meta({ description: "The unit; always to be given." }),
    })
    .meta({ id: "Length", description: "A length with its unit." }),
  { nothingWithout: ["value"] },
);

export const Volume = lenient(
  z
    .object({
      value: PositiveQuantity.meta({ description: "How many of the unit." }),
      unit: VolumeUnit.meta({ description: "The unit; always to be given." }),
    })
    .meta({ id: "Volume", description: "A volume with its unit." }),
  { nothingWithout: ["value"] },
);

export const Distance = lenient(
  z
    .object({
      value: PositiveQuantity.meta({ description: "How many of the unit." }),
      unit: DistanceUnit.default("MILES").meta({ description: "MILES where it is left out; always in answers." }),
    })
    .meta({ id: "Distance", description: "A distance by road with its unit." }),
  { nothingWithout: ["value"] },
);

export const Dimensions = z
  .object({
    length: Length.optional().meta({ description: "The longer side on the floor." }),
    width: Length.optional().meta({ description: "The shorter side on the floor." }),
    height: Length.optional().meta({ description: "From the floor to the top." }),
  })
  .meta({ id: "Dimensions", description: "Outer measures; each may be missing and has its own unit." });

export const Weight = lenient(
  z
    .object({
      type: WeightType.optional().meta({ description: "Whether the weight is exact. Unset: not said." }),
      value: PositiveQuantity.meta({ description: "How many of the unit." }),
      unit: WeightUnit.default("POUNDS").meta({ description: "POUNDS where it is left out; always in answers." }),
    })
    .meta({ id: "Weight", description: "A weight with its unit." }),
  { nothingWithout: ["value"] },
);
export type Weight = z.infer<typeof Weight>;

export const TemperatureRange = lenient(
  z
    .object({
      minimum: Quantity.optional().meta({ description: "The coldest it may get. Unset: no lower bound." }),
      maximum: Quantity.optional().meta({ description: "The warmest it may get. Unset: no upper bound." }),
      unit: TemperatureUnit.meta({ description: "The unit; always to be given." }),
    })
    .meta({ id: "TemperatureRange", description: "Between which temperatures the goods must stay." }),
  { nothingWithout: ["minimum", "maximum"] },
);
export type TemperatureRange = z.infer<typeof TemperatureRange>;
