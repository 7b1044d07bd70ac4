import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** What a load's trailer is looked up as; nothing for trailers whose lanes and rates are another business. */
const categories: Partial<Record<TrailerType, TrailerCategory>> = {
  DRY_VAN_53: "DRY_VAN",
  DRY_VAN_48: "DRY_VAN",
  REEFER: "REEFER",
  FLATBED: "FLATBED",
  STEP_DECK: "FLATBED",
  CONESTOGA: "FLATBED",
  CURTAIN_SIDE: "FLATBED",
  STRETCH_FLATBED: "FLATBED",
  DOUBLE_DROP: "FLATBED",
  REMOVABLE_GOOSENECK: "FLATBED",
  LOWBOY: "FLATBED",
};

export const trailerCategoryOf = (type: TrailerType): TrailerCategory | undefined => categories[type];
