// The IANA time zone of a place. For Mexico by the law of 2022 (Ley de los Husos Horarios), which names municipalities;
// for the US and Canada by state, and by a table of points where a state has several zones.
import lookUp from "@photostructure/tz-lookup";

const mexicanStates: Record<string, string> = {
  BCN: "America/Tijuana",
  BCS: "America/Mazatlan",
  SIN: "America/Mazatlan",
  NAY: "America/Mazatlan",
  SON: "America/Hermosillo",
  CHH: "America/Chihuahua",
  COA: "America/Monterrey",
  NLE: "America/Monterrey",
  TAM: "America/Monterrey",
  DUR: "America/Monterrey",
  ROO: "America/Cancun",
  YUC: "America/Merida",
  CAM: "America/Merida",
};

/** Municipalities that keep the hours of the other side of the border, and Bahía de Banderas those of Puerto Vallarta. */
const mexicanMunicipalities: Record<string, [zone: string, names: string][]> = {
  CHH: [
    ["America/Ciudad_Juarez", "Juárez|Ascensión|Guadalupe|Janos|Praxedis G. Guerrero"],
    ["America/Ojinaga", "Ojinaga|Coyame del Sotol|Manuel Benavides"],
  ],
  COA: [
    [
      "America/Matamoros",
      "Acuña|Allende|Guerrero|Hidalgo|Jiménez|Morelos|Nava|Ocampo|Piedras Negras|Villa Unión|Zaragoza",
    ],
  ],
  NLE: [["America/Matamoros", "Anáhuac"]],
  TAM: [
    [
      "America/Matamoros",
      "Nuevo Laredo|Guerrero|Mier|Miguel Alemán|Camargo|Gustavo Díaz Ordaz|Reynosa|Río Bravo|Valle Hermoso|Matamoros",
    ],
  ],
  NAY: [["America/Bahia_Banderas", "Bahía de Banderas"]],
};

const groups: [zone: string, states: string][] = [
  ["America/New_York", "CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV"],
  ["America/Chicago", "AL AR IL IA LA MN MS MO OK WI"],
  ["America/Denver", "CO MT NM UT WY"],
  ["America/Los_Angeles", "CA NV WA"],
  ["Pacific/Honolulu", "HI"],
  ["America/Puerto_Rico", "PR"],
  ["America/St_Thomas", "VI"],
];
const stateZones = new Map(groups.flatMap(([zone, states]) => states.split(" ").map((state) => [state, zone])));

type Spot = { countryCode: string; state: string; municipality?: string; latitude: number; longitude: number };

/** The table of points strays across rivers: El Paso and Hudspeth counties, and an Arizona without its neighbours' hours. */
const riverStates: Record<string, (spot: Spot, found: string) => string> = {
  TX: ({ longitude }) => (longitude < -104.9 ? "America/Denver" : "America/Chicago"),
  AZ: ({ latitude, longitude }, found) => (isNavajoNation(latitude, longitude) ? found : "America/Phoenix"),
};
const isNavajoNation = (latitude: number, longitude: number) => latitude > 35 && longitude > -111.7;

export function zoneOf(spot: Spot) {
  const { countryCode, state, municipality, latitude, longitude } = spot;
  if (countryCode === "MX") {
    const special = mexicanMunicipalities[state]?.find(([, names]) => names.split("|").includes(municipality ?? ""));
    return special?.[0] ?? mexicanStates[state] ?? "America/Mexico_City";
  }
  const ofState = countryCode === "US" ? stateZones.get(state) : undefined;
  if (ofState) return ofState;
  const found = lookUp(latitude, longitude);
  return (countryCode === "US" && riverStates[state]?.(spot, found)) || found;
}
