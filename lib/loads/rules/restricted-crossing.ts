import { isRestricted } from "@/lib/border-crossings/rules/crossings";
import { isHazardous, presentCrossing } from "@/lib/loads/rules/crossing-route";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** Whether the crossing that a load names is reported not to take its freight on a day, as `2026-11-20`. */
export function hasRestrictedCrossing(document: LoadDocument, day: string) {
  const crossing = presentCrossing(document);
  return crossing !== undefined && isRestricted(crossing, { isHazmat: isHazardous(document), day });
}
