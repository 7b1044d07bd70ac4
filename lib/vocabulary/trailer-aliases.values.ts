import { trailerCategories, trailerCategoryOf, trailerTypes } from "@/lib/vocabulary/trailer.values";

/**
 * What others call the values of our enumerations: load boards, TMSs, EDI (X12), UN/ECE codes, Mexico's SAT, and people
 * in English or Spanish. Words are without case, accents, blanks and signs. A word at two values may mean either.
 */
export type Aliases<Value extends string = string> = Readonly<Partial<Record<Value, string>>>;

const sized = (size: string, words: string) =>
  words
    .split(/\s+/)
    .map((word) => `${size}${word} ${word}${size} ${size}FT${word} ${word}${size}FT ${size}FOOT${word}`)
    .join(" ");

const vans = `V VAN VANS DV DRY DRYVAN VANDRY DRYVANTRAILER VANTRAILER ENCLOSED CAJA CAJAS CAJASECA CAJACERRADA SECA CAJADE
  REMOLQUESECO CAJATRAILER`;
const reefers = `R RF REF REEFER REEFERS REFER REFRIGERATED REFRIGERATEDVAN REFRIGERATEDTRAILER TEMPCONTROLLED
  TEMPERATURECONTROLLED FROZEN REFRIGERADA REFRIGERADO REFRI TERMO THERMO TERMOKING THERMOKING CAJAREFRIGERADA CAJAFRIA
  CAJAREFRI CAJATERMO REMOLQUEREFRIGERADO REFRIGERADOR`;
const flatbeds = `F FB FLAT FLATS FLATBED FLATBEDS FLATBEDTRAILER PLATAFORMA PLATAFORMAS PLANA PLANAS PLATAFORMAPLANA`;

export const trailerTypeAliases: Aliases<(typeof trailerTypes)[number]> = {
  DRY_VAN_53: `${vans} ${sized("53", vans)} 53 53FT 53FOOT 53PIES TV TF CTR002 CTR004 CTR007 53RV RV VR`,
  DRY_VAN_48: `${sized("48", vans)} 48 48FT 48FOOT 48PIES`,
  REEFER: `${reefers} ${sized("53", reefers)} ${sized("48", reefers)} TW RT FF CTR006 CTR025 53RV RV VR`,
  FLATBED: `${flatbeds} ${sized("53", flatbeds)} ${sized("48", flatbeds)} FT CTR021 FD`,
  STEP_DECK: "SD STEP STEPDECK STEPDECKS DROPDECK SINGLEDROP FD",
  DOUBLE_DROP: "DD DOUBLEDROP DOUBLEDROPDECK",
  REMOVABLE_GOOSENECK: "RGN RG GOOSENECK REMOVABLEGOOSENECK CUELLODEGANSO CUELLOGANSO CTR009",
  LOWBOY: "LB LOWBOYS LOWBED CAMABAJA CTR009",
  CONESTOGA: "CONESTOGAS CN",
  CURTAIN_SIDE: "CV CURTAIN CURTAINSIDE CURTAINSIDER CURTAINVAN CORTINA PLATAFORMAENCORTINADA ENCORTINADA CTR023",
  STRETCH_FLATBED: "STRETCH STRETCHFLAT EXTENDABLEFLATBED",
  BOX_TRUCK: "BOX STRAIGHTTRUCK STRAIGHTBOXTRUCK SB RABON TORTON",
  SPRINTER_VAN: "SPRINTER SPRINTERS CARGOVAN",
  HOTSHOT: "HS HOTSHOTS",
  CONTAINER_20: "CONTAINER20 20CONTAINER 20FTCONTAINER CONTAINER20FT CONTENEDOR20 20DC 20GP C CONTAINER CONTENEDOR",
  CONTAINER_40:
    "CONTAINER40 40CONTAINER 40FTCONTAINER CONTAINER40FT CONTENEDOR40 40DC 40GP 40HC C CONTAINER CONTENEDOR",
  CONTAINER_53: "CONTAINER53 53CONTAINER 53FTCONTAINER CONTAINER53FT CONTENEDOR53 C CN CONTAINER CONTENEDOR",
  CHASSIS: "CHASIS CH CTR010",
  TANKER: "T TANK TANKERS TANKTRUCK TANQUE PIPA CTR028",
  HOPPER: "HB HOPPERBOTTOM HOPPERS TOLVA CTR029",
  DUMP: "DT DUMPTRAILER DUMPTRUCK VOLTEO GONDOLA CTR031 CTR032",
  AUTO_CARRIER: "AC CARHAULER AUTOCARRIER CARCARRIER MADRINA NODRIZA CTR014",
  POWER_ONLY: "PO POWER POWERONLY TRACTOR TRACTORONLY TRACTOCAMION",
  FULL_DOUBLE_TRAILER: "FULL DOBLE DOBLEREMOLQUE FULLTRAILER DOUBLES",
};

/** A lane is looked up for three kinds of trailer; all that a load may call one of them is taken. */
function categoryWords(category: (typeof trailerCategories)[number]) {
  const types = trailerTypes.filter((type) => trailerCategoryOf(type) === category);
  return types.map((type) => `${type.replaceAll("_", "")} ${trailerTypeAliases[type] ?? ""}`).join(" ");
}
export const trailerCategoryAliases: Aliases = Object.fromEntries(
  trailerCategories.map((category) => [category, categoryWords(category)]),
);
