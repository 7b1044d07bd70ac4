import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";

export const HazmatClassification = withAliases(
  z
    .enum([
      "CLASS_1_1_EXPLOSIVES_MASS_EXPLOSION",
      "CLASS_1_2_EXPLOSIVES_PROJECTION",
      "CLASS_1_3_EXPLOSIVES_FIRE",
      "CLASS_1_4_EXPLOSIVES_MINOR_BLAST",
      "CLASS_1_5_VERY_INSENSITIVE_EXPLOSIVES",
      "CLASS_1_6_EXTREMELY_INSENSITIVE_EXPLOSIVES",
      "CLASS_2_1_FLAMMABLE_GASES",
      "CLASS_2_2_NON_FLAMMABLE_GASES",
      "CLASS_2_3_POISONOUS_GASES",
      "CLASS_3_FLAMMABLE_LIQUIDS",
      "CLASS_4_1_FLAMMABLE_SOLIDS",
      "CLASS_4_2_SPONTANEOUSLY_COMBUSTIBLE",
      "CLASS_4_3_DANGEROUS_WHEN_WET",
      "CLASS_5_1_OXIDIZERS",
      "CLASS_5_2_ORGANIC_PEROXIDES",
      "CLASS_6_1_POISONOUS_MATERIALS",
      "CLASS_6_2_INFECTIOUS_SUBSTANCES",
      "CLASS_7_RADIOACTIVE",
      "CLASS_8_CORROSIVES",
      "CLASS_9_MISCELLANEOUS",
    ])
    .meta({ id: "HazmatClassification", description: "Hazard class or division of 49 CFR 173.2." }),
  "HazmatClassification",
);
export type HazmatClassification = z.infer<typeof HazmatClassification>;

export const PackingGroup = withAliases(
  z
    .enum(["I", "II", "III"])
    .meta({ id: "PackingGroup", description: "Degree of danger: I great, II medium, III minor." }),
  "PackingGroup",
);
