import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";
import { aliases } from "@/lib/vocabulary/aliases.values";
import { LongText } from "@/lib/vocabulary/text";

const SpecialRequirementType = withAliases(
  z
    .enum([
      "HARD_HAT",
      "SAFETY_VEST",
      "SAFETY_GLASSES",
      "STEEL_TOE_SHOES",
      "CLOSED_TOE_SHOES",
      "LONG_PANTS",
      "LONG_SLEEVES",
      "EAR_PROTECTION",
      "STRICT_APPOINTMENT",
      "NO_EARLY_ARRIVAL",
      "NO_RESCHEDULING",
      "INSIDE_SERVICE",
      "LIFTGATE",
      "RESIDENTIAL",
      "LIMITED_ACCESS",
      "TRADE_SHOW",
      "SORT_AND_SEGREGATE",
      "UNPACKING",
      "LUMPER_RECEIPT",
      "LUMPER_APPROVAL",
      "NO_DETENTION",
      "DETENTION_FORM",
      "SIGNED_TIMES",
      "EXIT_PASS",
      "TRAILER_INSPECTION",
      "SEAL_BY_DRIVER",
      "LOAD_SECURED_BY_DRIVER",
      "SCALE_EMPTY",
      "SCALE_LOADED",
      "SCALE_ON_SITE",
      "PARKING",
      "OVERNIGHT_PARKING",
      "SECURE_YARD",
      "NO_PETS",
      "NO_DOCK_ACCESS",
      "NO_PHOTOS",
      "ENGLISH_SPEAKING",
      "SPANISH_SPEAKING",
      "US_CITIZEN",
      "TWIC",
      "UIIA",
      "LICENSE_ON_PAPER",
      "HAZMAT_ENDORSEMENT",
      "GOVERNMENT",
      "DISASTER_RELIEF",
      "LIQUOR",
      "HACCP",
      "FDA_CLEARANCE",
      "BLIND",
      "DOUBLE_BLIND",
      "DRAYAGE",
      "OVERSIZE",
      "HIGH_VALUE",
      "GUARANTEED_SERVICE",
      "PROTECT_FROM_FREEZE",
      "PRE_COOL",
      "REEFER_DOWNLOAD",
      "TANDEM_SLIDE",
      "VENTED_VAN",
      "DOUBLE_TRAILER",
      "TRIPLE_TRAILER",
      "LIGHTWEIGHT_TRAILER",
      "TRANSLUCENT_ROOF",
      "OTHER",
    ])
    .meta({
      id: "SpecialRequirementType",
      description: "What a site or a load asks of driver and truck; OTHER says in its words what it is.",
    }),
  aliases.SpecialRequirementType,
);

/** What a site or a load asks of driver and truck beyond the fields of its own. */
export const SpecialRequirement = z
  .object({
    type: SpecialRequirementType.meta({ description: "What is asked." }),
    description: LongText.optional().meta({ description: "What exactly, in your own words." }),
  })
  .meta({ id: "SpecialRequirement", description: "What is asked of driver and truck. Carriers see it." });
