import { covered, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

export type CrossingFound = Span & { ports: readonly UsMxBorderCrossing[] };

const laredo = ["LAREDO_INTL_BRIDGE", "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"] as const;
const elPaso = ["YSLETA_ZARAGOZA_BRIDGE", "EL_PASO_BRIDGE_OF_THE_AMERICAS", "SANTA_TERESA_PORT_OF_ENTRY"] as const;
const brownsville = ["BROWNSVILLE_VETERANS_INTL_BRIDGE", "LOS_INDIOS_FREE_TRADE_BRIDGE"] as const;

/** What people call each crossing; a city with several bridges names none of them. */
const names: readonly (readonly [string, readonly UsMxBorderCrossing[]])[] = [
  [
    "puente del comercio mundial|comercio mundial|world trade(?: bridge)?|wtb|puente (?:3|iii|tres)|laredo (?:3|iii|wtb)",
    ["LAREDO_INTL_BRIDGE"],
  ],
  [
    "colombia(?: solidarity)?(?: bridge)?|puente colombia|solidaridad|laredo colombia",
    ["LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"],
  ],
  ["reynosa ?[-/] ?pharr|pharr ?[-/] ?reynosa|pharr(?: bridge)?|puente pharr|reynosa", ["PHARR_REYNOSA_INTL_BRIDGE"]],
  ["ysleta(?:[ /-]{1,3}zaragoza)?(?: bridge)?|zaragoza(?: bridge)?", ["YSLETA_ZARAGOZA_BRIDGE"]],
  ["bota|bridge of the americas|puente (?:libre|cordova)|cordova", ["EL_PASO_BRIDGE_OF_THE_AMERICAS"]],
  ["santa teresa(?: poe| port of entry)?|san jeronimo", ["SANTA_TERESA_PORT_OF_ENTRY"]],
  ["otay(?: mesa)?|garita de otay", ["OTAY_MESA_PORT_OF_ENTRY"]],
  ["calexico(?: east| este)?|mexicali(?: ii| nuevo)?", ["CALEXICO_EAST_PORT_OF_ENTRY"]],
  ["mariposa|nogales(?: mariposa)?", ["NOGALES_MARIPOSA_PORT_OF_ENTRY"]],
  ["camino real(?: bridge)?|eagle pass|piedras negras", ["EAGLE_PASS_CAMINO_REAL_INTL_BRIDGE"]],
  ["veterans(?: (?:memorial )?bridge)?(?:,? brownsville)?|los tomates", ["BROWNSVILLE_VETERANS_INTL_BRIDGE"]],
  ["los indios|free trade bridge|lucio blanco", ["LOS_INDIOS_FREE_TRADE_BRIDGE"]],
  ["del rio|ciudad acuna|cd\\.? acuna", ["DEL_RIO_INTL_BRIDGE"]],
  ["tecate", ["TECATE_PORT_OF_ENTRY"]],
  ["progreso|nuevo progreso", ["PROGRESO_INTL_BRIDGE"]],
  ["san luis(?: ii| rio colorado)?", ["SAN_LUIS_II_PORT_OF_ENTRY"]],
  ["camargo|rio grande city", ["RIO_GRANDE_CITY_CAMARGO_BRIDGE"]],
  ["agua prieta|douglas", ["DOUGLAS_RAUL_HECTOR_CASTRO_PORT_OF_ENTRY"]],
  ["presidio|ojinaga", ["PRESIDIO_OJINAGA_INTL_BRIDGE"]],
  ["nuevo laredo|nvo\\.? laredo|laredo", laredo],
  ["el paso|ciudad juarez|cd\\.? juarez|juarez", elPaso],
  ["brownsville|matamoros", brownsville],
];
const anyName = names.map(([words]) => words).join("|");

const cue = String.raw`(?:cruces?|cruza(?:r|n|ndo)?|cruzamos|crossing|crosses|cross|border|frontera|puente|bridge|port|poe|aduana|via|garita)(?:[ \t](?:es|is|at|por|via|in|en|through|de|del|la|el|using|thru|internacional|fronterizo|point))*[ \t]{0,2}[:.\-]{0,3}[ \t]{0,2}(?:el |la |the )?(?:puente |bridge )?`;
const cued = new RegExp(String.raw`\b${cue}(${anyName})(?![a-z0-9])`, "g");
const tailed = new RegExp(String.raw`\b(${anyName})[ \t](?:crossing|bridge|puente|poe|port of entry)(?![a-z0-9])`, "g");
/** These names mean nothing else. */
const alone =
  /\b(puente del comercio mundial|world trade bridge|wtb|bota|puente (?:3|iii)|pharr bridge|reynosa ?[/-] ?pharr|pharr ?[/-] ?reynosa|puente zaragoza|puente colombia|colombia bridge)(?![a-z0-9])/g;

const done =
  /\b(?:already|ya) (?:crossed|done|cruz\w*)|crossing already|ya esta del lado|on the us side|no cruza|does not cross/;

const portsOf = (name: string) => names.find(([words]) => new RegExp(`^(?:${words})$`).test(name))?.[1] ?? [];

/** The crossing that is named as one, and the part without the names of bridges: they are towns and persons as well. */
export function crossingsIn(part: Part): { found: CrossingFound[]; rest: Part } {
  const found: CrossingFound[] = [];
  let rest = part;
  for (const pattern of [cued, tailed, alone]) {
    const here = matchesOf(rest, pattern).map(({ start, end, groups: [name = ""] }) => ({
      start,
      end,
      ports: portsOf(name),
    }));
    found.push(...here);
    rest = covered(rest, here);
  }
  return { found: done.test(part.plain) ? [] : found, rest };
}

/** A cell or a note that says nothing but a crossing. */
export function crossingOfCell(cell: Part): CrossingFound | undefined {
  const name = cell.plain.trim();
  const ports = portsOf(name);
  return ports.length > 0 ? { start: cell.at, end: cell.at + cell.plain.length, ports } : undefined;
}
