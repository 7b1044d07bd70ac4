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
  .meta({ id: "EquipmentType", description: "What the carrier must bring along." });

export const RequiredEquipment = z
  .object({
    type: EquipmentType.meta({ description: "What to bring along." }),
    quantity: PositiveQuantity.optional().meta({ description: "How many; may be fractional. Unset: not said." }),
  })
  .meta({ id: "RequiredEquipment", description: "Equipment the carrier must bring along." });
