import * as z from "zod";

export const UsMxBorderCrossing = z
  .enum([
    "LAREDO_INTL_BRIDGE",
    "OTAY_MESA_PORT_OF_ENTRY",
    "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE",
    "PHARR_REYNOSA_INTL_BRIDGE",
    "YSLETA_ZARAGOZA_BRIDGE",
    "CALEXICO_EAST_PORT_OF_ENTRY",
    "NOGALES_MARIPOSA_PORT_OF_ENTRY",
    "EAGLE_PASS_CAMINO_REAL_INTL_BRIDGE",
    "BROWNSVILLE_VETERANS_INTL_BRIDGE",
    "SANTA_TERESA_PORT_OF_ENTRY",
    "EL_PASO_BRIDGE_OF_THE_AMERICAS",
    "LOS_INDIOS_FREE_TRADE_BRIDGE",
    "DEL_RIO_INTL_BRIDGE",
    "TECATE_PORT_OF_ENTRY",
    "PROGRESO_INTL_BRIDGE",
    "ROMA_MIGUEL_ALEMAN_INTL_BRIDGE",
    "SAN_LUIS_II_PORT_OF_ENTRY",
    "RIO_GRANDE_CITY_CAMARGO_BRIDGE",
    "DOUGLAS_RAUL_HECTOR_CASTRO_PORT_OF_ENTRY",
    "TORNILLO_MARCELINO_SERNA_BRIDGE",
    "COLUMBUS_PORT_OF_ENTRY",
    "PRESIDIO_OJINAGA_INTL_BRIDGE",
    "NACO_PORT_OF_ENTRY",
    "LUKEVILLE_PORT_OF_ENTRY",
  ])
  .meta({
    id: "UsMxBorderCrossing",
    description: "A truck crossing between the US and Mexico. LAREDO_INTL_BRIDGE is the World Trade Bridge.",
  });
export type UsMxBorderCrossing = z.infer<typeof UsMxBorderCrossing>;

export const BorderCrossingStrategy = z.enum(["PRE_ASSIGNED", "CARRIER_CHOICE", "RECOMMENDED"]).meta({
  id: "BorderCrossingStrategy",
  description: "How the crossing is chosen: the one given, the carrier's choice, or the recommended one.",
});

export const RequiredInspection = z
  .enum(["USDA", "FDA", "CBP_AGRICULTURE", "CBP_SECONDARY", "STATE_DPS", "SENASICA", "COFEPRIS", "PROFEPA", "ANAM"])
  .meta({ id: "RequiredInspection", description: "An inspection by an authority of the US or of Mexico." });
