import type { LaneText } from "@/components/border-crossings/lane-text";

/** Lanes to begin with: a usual one, one of produce, and one from Canada. */
export const exampleLanes: readonly LaneText[] = [
  { from: "Monterrey, NL", to: "Dallas, TX", trailer: "DRY_VAN" },
  { from: "Culiacán, SIN", to: "Phoenix, AZ", trailer: "REEFER" },
  { from: "Toronto, ON", to: "Querétaro, QRO", trailer: "DRY_VAN" },
];
