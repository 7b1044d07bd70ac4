/** Every kind of trailer or truck. */
export const trailerTypes = [
  "DRY_VAN_53",
  "DRY_VAN_48",
  "REEFER",
  "FLATBED",
  "STEP_DECK",
  "DOUBLE_DROP",
  "REMOVABLE_GOOSENECK",
  "LOWBOY",
  "CONESTOGA",
  "CURTAIN_SIDE",
  "STRETCH_FLATBED",
  "BOX_TRUCK",
  "SPRINTER_VAN",
  "HOTSHOT",
  "CONTAINER_20",
  "CONTAINER_40",
  "CONTAINER_53",
  "CHASSIS",
  "TANKER",
  "HOPPER",
  "DUMP",
  "AUTO_CARRIER",
  "POWER_ONLY",
  "FULL_DOUBLE_TRAILER",
] as const;

/** The kinds that lanes are looked up for. */
export const trailerCategories = ["DRY_VAN", "REEFER", "FLATBED"] as const;
export type TrailerCategory = (typeof trailerCategories)[number];

/** What a load's trailer is looked up as; nothing for trailers whose lanes and rates are another business. */
const categories: Partial<Record<(typeof trailerTypes)[number], TrailerCategory>> = {
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

export const trailerCategoryOf = (type: (typeof trailerTypes)[number]): TrailerCategory | undefined => categories[type];
