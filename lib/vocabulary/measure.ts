import * as z from "zod";
import { PositiveQuantity, Quantity } from "@/lib/vocabulary/numbers";

export const LengthUnit = z.enum(["FEET", "INCHES", "METERS", "CENTIMETERS"]).meta({ id: "LengthUnit" });
export const WeightUnit = z.enum(["POUNDS", "KILOGRAMS"]).meta({ id: "WeightUnit" });
export const VolumeUnit = z.enum(["GALLONS", "LITERS", "CUBIC_FEET", "CUBIC_METERS"]).meta({ id: "VolumeUnit" });
export const TemperatureUnit = z.enum(["CELSIUS", "FAHRENHEIT"]).meta({ id: "TemperatureUnit" });
export const WeightType = z.enum(["APPROXIMATE", "EXACT"]).meta({ id: "WeightType" });

export const Length = z.object({ value: PositiveQuantity, unit: LengthUnit }).meta({ id: "Length" });
export type Length = z.infer<typeof Length>;

export const Volume = z.object({ value: PositiveQuantity, unit: VolumeUnit }).meta({ id: "Volume" });

export const Dimensions = z
  .object({ length: Length.optional(), width: Length.optional(), height: Length.optional() })
  .meta({ id: "Dimensions" });

export const Weight = z
  .object({ type: WeightType.optional(), value: PositiveQuantity, unit: WeightUnit.default("POUNDS") })
  .meta({ id: "Weight" });
export type Weight = z.infer<typeof Weight>;

export const TemperatureRange = z
  .object({ minimum: Quantity.optional(), maximum: Quantity.optional(), unit: TemperatureUnit })
  .meta({ id: "TemperatureRange" });
export type TemperatureRange = z.infer<typeof TemperatureRange>;
