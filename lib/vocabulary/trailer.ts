import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";
import { PositiveQuantity } from "@/lib/vocabulary/measure";
import { trailerTypes } from "@/lib/vocabulary/trailer.values";

export const TrailerType = withAliases(
  z.enum(trailerTypes).meta({ id: "TrailerType", description: "A kind of trailer or truck." }),
  "TrailerType",
);
export type TrailerType = z.infer<typeof TrailerType>;

export const PowerOnlyType = z.enum(["PRE_LOADED", "LOAD_OUT", "TOW_AWAY"]).meta({
  id: "PowerOnlyType",
  description:
    "What a carrier that brings only the tractor finds: a loaded trailer, one to load, or one that is itself the freight.",
});
export const DoorType = z
  .enum(["SWING", "ROLL_UP", "ANY"])
  .meta({ id: "DoorType", description: "Doors of the trailer; ANY accepts every kind." });
export const SuspensionType = z
  .enum(["AIR_RIDE", "SPRING_RIDE", "ANY"])
  .meta({ id: "SuspensionType", description: "Suspension of the trailer; ANY accepts every kind." });
export const WallType = z
  .enum(["SHEET_AND_POST", "COMPOSITE", "FRP", "ANY"])
  .meta({ id: "WallType", description: "Inner walls of the trailer (FRP is fiberglass); ANY accepts every kind." });
export const ETrackRails = z
  .enum(["VERTICAL", "HORIZONTAL", "BOTH"])
  .meta({ id: "ETrackRails", description: "How the E-track rails run along the walls." });
export const ETracksDistance = z
  .enum(["SIXTEEN_INCHES", "TWO_FEET", "FOUR_FEET"])
  .meta({ id: "ETracksDistance", description: "How far apart the E-track rails are." });
export const FloorType = z
  .enum(["HARDWOOD", "SOFTWOOD", "ALUMINUM", "STEEL", "DUCTBOARD", "COMPOSITE"])
  .meta({ id: "FloorType", description: "Floor of the trailer." });

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
