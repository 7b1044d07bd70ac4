import * as z from "zod";
import { integersAsText } from "@/lib/core/lenience";
import { LongText, ShortText } from "@/lib/vocabulary/text";

const Code = integersAsText(ShortText);

/** What hauls a load, and who drives. It leaves the load with its carrier. */
export const Dispatch = z
  .object({
    tractorNumber: Code.optional().meta({ description: "The carrier's number of the tractor." }),
    tractorPlate: Code.optional().meta({
      description: "The tractor's licence plate, with its state, e.g. `NL 45-AK-7`.",
    }),
    trailerNumber: Code.optional().meta({ description: "The number on the trailer." }),
    trailerPlate: Code.optional().meta({ description: "The trailer's licence plate." }),
    sealNumber: Code.optional().meta({ description: "The seal that closes the trailer." }),
    driverName: LongText.optional().meta({ description: "Who drives." }),
    driverPhone: Code.optional().meta({ description: "The driver's telephone number." }),
    driverTaxId: Code.optional().meta({ description: "The driver's tax number; in Mexico the RFC." }),
    vehicleConfiguration: Code.optional().meta({ description: "Axles of the truck as Carta Porte has them: `T3S2`." }),
    vehicleYear: Code.optional().meta({ description: "Model year of the tractor." }),
    permitType: Code.optional().meta({ description: "Kind of the federal permit to haul, e.g. `TPAF01`." }),
    permitNumber: Code.optional().meta({ description: "Number of that permit." }),
    liabilityInsurer: LongText.optional().meta({ description: "Who insures the truck's civil liability." }),
    liabilityPolicy: Code.optional().meta({ description: "Number of that insurance." }),
    driverLicenseNumber: Code.optional().meta({ description: "The driver's licence; in Mexico the federal one." }),
  })
  .meta({
    id: "Dispatch",
    description: "What hauls the load, and who drives. Another carrier of the load does not keep it.",
  });
