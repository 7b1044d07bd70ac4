import * as z from "zod";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { Count } from "@/lib/vocabulary/numbers";
import {
  DoorType,
  ETrackRails,
  ETracksDistance,
  FloorType,
  PowerOnlyType,
  SuspensionType,
  TrailerType,
  WallType,
} from "@/lib/vocabulary/trailer";

// Booleans stay unset until someone says so: unset, false and true are three different things.
const flag = z.boolean().optional();

export const TrailerRequirements = z
  .object({
    allowedTypes: z.array(TrailerType).max(24).optional(),
    powerOnlyType: PowerOnlyType.optional(),
    doorType: DoorType.optional(),
    wallType: WallType.optional(),
    suspensionType: SuspensionType.optional(),
    floorTypes: z.array(FloorType).max(6).optional(),
    eTrackRails: ETrackRails.optional(),
    eTracksDistance: ETracksDistance.optional(),
    maxAgeYears: Count.optional(),
    minAxles: Count.optional(),
    highCube: flag,
    spaceSaver: flag,
    foodGrade: flag,
    logisticPost: flag,
    extendable: flag,
    liftGate: flag,
    metalEdgeProtectors: flag,
    airChute: flag,
    ctpatCompliant: flag,
  })
  .meta({ id: "TrailerRequirements" });
export type TrailerRequirements = z.infer<typeof TrailerRequirements>;

export const CarrierRequirements = z
  .object({
    ctpatCertified: flag,
    oeaCertified: flag,
    pipCertified: flag,
    fastCertified: flag,
    internationalCarrierBonded: flag,
    internationalCarrierBondedUS: flag,
    internationalCarrierBondedCA: flag,
    internationalCarrierBondedMX: flag,
    has247CustomerService: flag,
    minCargoInsurance: PositiveMoney.optional(),
  })
  .meta({ id: "CarrierRequirements" });

export const DriverRequirements = z
  .object({ twicCard: flag, tankerEndorsed: flag, cdl: flag })
  .meta({ id: "DriverRequirements" });
