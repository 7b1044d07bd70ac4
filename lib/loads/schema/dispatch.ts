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
    driverLicenseNumber: Code.optional().meta({ description: "The driver's licence; in Mexico the federal one." }),
  })
  .meta({
    id: "Dispatch",
    description: "What hauls the load, and who drives. Another carrier of the load does not keep it.",
  });
