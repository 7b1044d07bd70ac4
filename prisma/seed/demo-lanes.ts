import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { DemoPlace } from "@/prisma/seed/demo-places";

type Lane = { stops: [DemoPlace, ...DemoPlace[]]; via?: UsMxBorderCrossing; days: number; usd: number };

/** Pickup first, delivery last; `days` from the one to the other; `usd` what such a load is usually bought for. */
export const demoLanes = {
  monterreyDallas: { stops: ["monterrey", "dallas"], via: "LAREDO_INTL_BRIDGE", days: 2, usd: 2100 },
  apodacaChicago: { stops: ["apodaca", "laredo", "chicago"], via: "LAREDO_INTL_BRIDGE", days: 4, usd: 4250 },
  saltilloLivonia: { stops: ["saltillo", "livonia"], via: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", days: 4, usd: 4900 },
  ramosArizpeMemphis: { stops: ["ramosArizpe", "memphis"], via: "LAREDO_INTL_BRIDGE", days: 3, usd: 3450 },
  monclovaHouston: { stops: ["monclova", "houston"], via: "EAGLE_PASS_CAMINO_REAL_INTL_BRIDGE", days: 2, usd: 2350 },
  queretaroLaredo: { stops: ["queretaro", "laredo"], via: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", days: 2, usd: 1980 },
  silaoColumbus: {
    stops: ["silao", "sanLuisPotosi", "laredo", "columbus"],
    via: "LAREDO_INTL_BRIDGE",
    days: 5,
    usd: 5600,
  },
  uruapanPharr: { stops: ["uruapan", "pharr"], via: "PHARR_REYNOSA_INTL_BRIDGE", days: 2, usd: 2650 },
  uruapanPhiladelphia: {
    stops: ["uruapan", "pharr", "philadelphia"],
    via: "PHARR_REYNOSA_INTL_BRIDGE",
    days: 5,
    usd: 6900,
  },
  culiacanLosAngeles: {
    stops: ["culiacan", "rioRico", "losAngeles"],
    via: "NOGALES_MARIPOSA_PORT_OF_ENTRY",
    days: 3,
    usd: 3900,
  },
  hermosilloPhoenix: { stops: ["hermosillo", "phoenix"], via: "NOGALES_MARIPOSA_PORT_OF_ENTRY", days: 1, usd: 1350 },
  nogalesPhoenix: { stops: ["nogalesSonora", "phoenix"], via: "NOGALES_MARIPOSA_PORT_OF_ENTRY", days: 1, usd: 890 },
  tijuanaOntario: { stops: ["tijuana", "ontario"], via: "OTAY_MESA_PORT_OF_ENTRY", days: 1, usd: 980 },
  tijuanaSanDiego: { stops: ["tijuana", "sanDiego"], via: "OTAY_MESA_PORT_OF_ENTRY", days: 0, usd: 420 },
  mexicaliLosAngeles: { stops: ["mexicali", "losAngeles"], via: "CALEXICO_EAST_PORT_OF_ENTRY", days: 1, usd: 1240 },
  juarezElPaso: { stops: ["juarez", "elPaso"], via: "YSLETA_ZARAGOZA_BRIDGE", days: 0, usd: 410 },
  juarezDenver: { stops: ["juarez", "elPaso", "denver"], via: "SANTA_TERESA_PORT_OF_ENTRY", days: 2, usd: 2280 },
  chihuahuaKansasCity: { stops: ["chihuahua", "kansasCity"], via: "SANTA_TERESA_PORT_OF_ENTRY", days: 3, usd: 3300 },
  tolucaSanAntonio: { stops: ["toluca", "sanAntonio"], via: "LAREDO_INTL_BRIDGE", days: 3, usd: 3150 },
  pueblaMississauga: { stops: ["puebla", "laredo", "mississauga"], via: "LAREDO_INTL_BRIDGE", days: 7, usd: 7800 },
  santaCatarinaNewark: { stops: ["santaCatarina", "newark"], via: "PHARR_REYNOSA_INTL_BRIDGE", days: 5, usd: 5450 },
  elSaltoAtlanta: { stops: ["elSalto", "laredo", "atlanta"], via: "LAREDO_INTL_BRIDGE", days: 5, usd: 5900 },

  dallasMonterrey: { stops: ["dallas", "monterrey"], via: "LAREDO_INTL_BRIDGE", days: 2, usd: 1450 },
  houstonQueretaro: { stops: ["houston", "laredo", "queretaro"], via: "LAREDO_INTL_BRIDGE", days: 4, usd: 2300 },
  houstonAltamira: { stops: ["houston", "altamira"], via: "BROWNSVILLE_VETERANS_INTL_BRIDGE", days: 3, usd: 2780 },
  brownsvilleMonclova: { stops: ["brownsville", "monclova"], via: "LOS_INDIOS_FREE_TRADE_BRIDGE", days: 1, usd: 1320 },
  desMoinesCuautitlan: {
    stops: ["desMoines", "nuevoLaredo", "cuautitlan"],
    via: "LAREDO_INTL_BRIDGE",
    days: 6,
    usd: 4800,
  },
  livoniaSilao: { stops: ["livonia", "laredo", "silao"], via: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", days: 5, usd: 3700 },
  kansasCityReynosa: { stops: ["kansasCity", "reynosa"], via: "PHARR_REYNOSA_INTL_BRIDGE", days: 3, usd: 2400 },
  losAngelesTijuana: { stops: ["losAngeles", "tijuana"], via: "OTAY_MESA_PORT_OF_ENTRY", days: 1, usd: 860 },
  mississaugaMonterrey: {
    stops: ["mississauga", "laredo", "monterrey"],
    via: "LAREDO_INTL_BRIDGE",
    days: 6,
    usd: 5100,
  },
  laredoDallas: { stops: ["laredo", "dallas"], days: 1, usd: 1150 },
} satisfies Record<string, Lane>;

export type DemoLane = keyof typeof demoLanes;
