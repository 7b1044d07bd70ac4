import * as z from "zod";
import { Count, Dimensions } from "@/lib/vocabulary/measure";
import { PositiveMoney } from "@/lib/vocabulary/money";
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
const flag = (description: string) => z.boolean().optional().meta({ description });

export const TrailerRequirements = z
  .object({
    allowedTypes: z.array(TrailerType).max(TrailerType.options.length).optional().meta({
      description: "Trailers that may take the load, any one of them. Unset: not said.",
    }),
    powerOnlyType: PowerOnlyType.optional().meta({
      description: "What a carrier that brings only the tractor finds. Unset: not said.",
    }),
    doorType: DoorType.optional().meta({ description: "Doors the trailer must have. Unset: not said." }),
    wallType: WallType.optional().meta({ description: "Inner walls the trailer must have. Unset: not said." }),
    suspensionType: SuspensionType.optional().meta({ description: "Suspension it must have. Unset: not said." }),
    floorTypes: z.array(FloorType).max(FloorType.options.length).optional().meta({
      description: "Floors that are accepted, any one of them. Unset: not said.",
    }),
    eTrackRails: ETrackRails.optional().meta({ description: "E-track rails it must have. Unset: not said." }),
    eTracksDistance: ETracksDistance.optional().meta({ description: "How far apart they must be. Unset: not said." }),
    maxAgeYears: Count.optional().meta({ description: "How old the trailer may be, in years. Unset: no limit." }),
    minAxles: Count.optional().meta({ description: "How many axles it must have at least. Unset: no limit." }),
    dimensions: Dimensions.optional().meta({ description: "How large it must be at least. Unset: not said." }),
    highCube: flag("Whether it must be of high cube."),
    spaceSaver: flag("Whether it must be a space saver."),
    foodGrade: flag("Whether it must be fit for food."),
    logisticPost: flag("Whether it must have logistic posts in its walls."),
    extendable: flag("Whether it must be extendable."),
    liftGate: flag("Whether it must have a lift gate."),
    metalEdgeProtectors: flag("Whether it must come with metal edge protectors."),
    airChute: flag("Whether it must have an air chute along the ceiling."),
    ctpatCompliant: flag("Whether it must meet the CTPAT standard for trailers."),
  })
  .meta({
    id: "TrailerRequirements",
    description: "What the trailer must be like. An unset boolean is not `false`: nobody said.",
  });
export type TrailerRequirements = z.infer<typeof TrailerRequirements>;

export const CarrierRequirements = z
  .object({
    ctpatCertified: flag("Whether the carrier must be CTPAT certified (US)."),
    oeaCertified: flag("Whether it must be OEA certified (Mexico)."),
    pipCertified: flag("Whether it must be PIP certified (Canada)."),
    fastCertified: flag("Whether it must be FAST certified; only CTPAT carriers are."),
    internationalCarrierBonded: flag("Whether it must be bonded as an international carrier, wherever."),
    internationalCarrierBondedUS: flag("Whether it must be bonded in the US."),
    internationalCarrierBondedCA: flag("Whether it must be bonded in Canada."),
    internationalCarrierBondedMX: flag("Whether it must be bonded in Mexico."),
    has247CustomerService: flag("Whether it must answer at any hour of any day."),
    minCargoInsurance: PositiveMoney.optional().meta({
      description: "The least its cargo insurance must cover. Unset: no limit.",
    }),
  })
  .meta({
    id: "CarrierRequirements",
    description: "What the carrier must have. An unset boolean is not `false`: nobody said.",
  });

export const DriverRequirements = z
  .object({
    twicCard: flag("Whether the driver needs a TWIC card (US ports)."),
    tankerEndorsed: flag("Whether the driver needs the tanker endorsement."),
    cdl: flag("Whether the driver needs a commercial driver's license."),
  })
  .meta({
    id: "DriverRequirements",
    description: "What the driver must have. An unset boolean is not `false`: nobody said.",
  });
