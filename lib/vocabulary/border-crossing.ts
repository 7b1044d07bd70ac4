import * as z from "zod";
import { withAliases } from "@/lib/vocabulary/aliases";
import { usMxBorderCrossings } from "@/lib/vocabulary/border-crossing.values";

export const UsMxBorderCrossing = withAliases(
  z.enum(usMxBorderCrossings).meta({
    id: "UsMxBorderCrossing",
    description: "A truck crossing between the US and Mexico. LAREDO_INTL_BRIDGE is the World Trade Bridge.",
  }),
  "UsMxBorderCrossing",
);
export type UsMxBorderCrossing = z.infer<typeof UsMxBorderCrossing>;

export const BorderCrossingStrategy = z.enum(["PRE_ASSIGNED", "CARRIER_CHOICE", "RECOMMENDED"]).meta({
  id: "BorderCrossingStrategy",
  description: "How the crossing is chosen: the one given, the carrier's choice, or the recommended one.",
});

export const RequiredInspection = z
  .enum(["USDA", "FDA", "CBP_AGRICULTURE", "CBP_SECONDARY", "STATE_DPS", "SENASICA", "COFEPRIS", "PROFEPA", "ANAM"])
  .meta({ id: "RequiredInspection", description: "An inspection by an authority of the US or of Mexico." });
