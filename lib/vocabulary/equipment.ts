import * as z from "zod";
import { PositiveQuantity } from "@/lib/vocabulary/numbers";

export const EquipmentType = z
  .enum([
    "LOAD_BARS",
    "LOAD_LOCKS",
    "STRAPS",
    "CHAINS",
    "BINDERS",
    "TARPS",
    "EDGE_PROTECTORS",
    "CORNER_PROTECTORS",
    "PALLET_JACK",
    "DUNNAGE",
    "BLANKETS",
    "SIDEBOARDS",
    "COIL_RACKS",
    "TEMPERATURE_RECORDER",
    "SEALS",
    "PPE",
  ])
  .meta({ id: "EquipmentType" });

/** `quantity` may be fractional. */
export const RequiredEquipment = z
  .object({ type: EquipmentType, quantity: PositiveQuantity.optional() })
  .meta({ id: "RequiredEquipment" });
