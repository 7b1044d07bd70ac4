import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { LongText } from "@/lib/vocabulary/text";

const AccessorialType = withAliases(
  z
    .enum([
      "DETENTION",
      "LAYOVER",
      "LUMPER",
      "DRIVER_ASSIST",
      "LIFTGATE",
      "INSIDE_DELIVERY",
      "RESIDENTIAL",
      "LIMITED_ACCESS",
      "EXTRA_STOP",
      "TARPING",
      "TEAM_DRIVER",
      "HAZMAT",
      "PERMITS",
      "ESCORT",
      "BORDER_TRANSFER",
      "TRANSLOAD",
      "CUSTOMS_INSPECTION",
      "STORAGE",
      "FUEL_SURCHARGE",
      "TRUCK_NOT_USED",
      "OTHER",
    ])
    .meta({ id: "AccessorialType", description: "A service beyond the haul; OTHER says in its words what it is." }),
  "AccessorialType",
);

/** A service beyond the haul itself that the load needs or may cause. Its price is a line item like any other. */
export const Accessorial = z
  .object({
    type: AccessorialType.meta({ description: "What it is." }),
    description: LongText.optional().meta({ description: "What it is in your own words." }),
    amount: PositiveMoney.optional().meta({
      description: "What is set aside for it. Carriers never see it; what they are paid is a line item.",
    }),
  })
  .meta({ id: "Accessorial", description: "A service beyond the haul itself. Carriers see what it is." });

/** As a carrier sees it: without what is set aside for it. */
export const OfferedAccessorial = Accessorial.omit({ amount: true }).meta({
  id: "OfferedAccessorial",
  description: "A service beyond the haul itself.",
});
