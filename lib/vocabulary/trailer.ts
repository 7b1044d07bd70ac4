import * as z from "zod";

export const TrailerType = z
  .enum([
    "DRY_VAN_53",
    "DRY_VAN_48",
    "REEFER",
    "FLATBED",
    "STEP_DECK",
    "DOUBLE_DROP",
    "REMOVABLE_GOOSENECK",
    "LOWBOY",
    "CONESTOGA",
    "CURTAIN_SIDE",
    "STRETCH_FLATBED",
    "BOX_TRUCK",
    "SPRINTER_VAN",
    "HOTSHOT",
    "CONTAINER_20",
    "CONTAINER_40",
    "CONTAINER_53",
    "CHASSIS",
    "TANKER",
    "HOPPER",
    "DUMP",
    "AUTO_CARRIER",
    "POWER_ONLY",
    "FULL_DOUBLE_TRAILER",
  ])
  .meta({ id: "TrailerType" });
export type TrailerType = z.infer<typeof TrailerType>;

export const PowerOnlyType = z.enum(["PRE_LOADED", "LOAD_OUT", "TOW_AWAY"]).meta({ id: "PowerOnlyType" });
export const DoorType = z.enum(["SWING", "ROLL_UP", "ANY"]).meta({ id: "DoorType" });
export const SuspensionType = z.enum(["AIR_RIDE", "SPRING_RIDE", "ANY"]).meta({ id: "SuspensionType" });
export const WallType = z.enum(["SHEET_AND_POST", "COMPOSITE", "FRP", "ANY"]).meta({ id: "WallType" });
export const ETrackRails = z.enum(["VERTICAL", "HORIZONTAL", "BOTH"]).meta({ id: "ETrackRails" });
export const ETracksDistance = z.enum(["SIXTEEN_INCHES", "TWO_FEET", "FOUR_FEET"]).meta({ id: "ETracksDistance" });
export const FloorType = z
  .enum(["HARDWOOD", "SOFTWOOD", "ALUMINUM", "STEEL", "DUCTBOARD", "COMPOSITE"])
  .meta({ id: "FloorType" });
