import type { Warning } from "@/lib/core/errors";
import { searchable } from "@/lib/core/searchable";
import { wantedUnit } from "@/lib/core/units";
import type { Check } from "@/lib/loads/rules/load-check";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStop } from "@/lib/loads/schema/stop";

type Commodity = LoadDocument["commodities"][number];
type Weight = NonNullable<Commodity["weight"]>;
type Range = NonNullable<Commodity["temperatureRequirements"]>;

const inUsUnit = (value: number, unit: string) => wantedUnit(unit, "us")?.convert(value) ?? value;
const poundsOf = (weight: Weight | undefined) => (weight ? inUsUnit(weight.value, weight.unit) : 0);
const rounded = (pounds: number) => Math.round(pounds).toLocaleString("en-US");

/** What a truck carries, in tons or thousands of pounds: as pounds or kilograms it is next to nothing. */
const [tonsMin, tonsMax] = [10, 60];

const weightInTons: Check = {
  about: ["commodities", "truckload"],
  find: ({ commodities, truckload }) => {
    const weighed = commodities.flatMap(({ weight }, index) => (weight ? [{ ...weight, index }] : []));
    const [first] = weighed;
    const total = weighed.reduce((sum, { value }) => sum + value, 0);
    const message = `${total} ${first?.unit} are all that the load weighs. Are they tons, or thousands of pounds?`;
    const isNothing = total === 0 || (truckload === "FULL" && total < tonsMin);
    const looksLikeTons = truckload !== "PARTIAL" && total >= tonsMin && total <= tonsMax;
    return [
      first &&
        (isNothing || looksLikeTons) && {
          path: `load.commodities[${first.index}].weight`,
          code: "unusual_weight",
          message,
        },
    ];
  },
};

const machineTrailers: readonly string[] = ["LOWBOY", "REMOVABLE_GOOSENECK", "DOUBLE_DROP", "STRETCH_FLATBED"];

/**
 * Pounds of freight that hardly any truck carries. In the US 80,000 with truck and trailer leave some 48,000 (23 USC
 * 127); Mexico (NOM-012-SCT-2) and Canada allow more, and heavy haul goes by permit.
 */
function poundsMax({ stops, trailerRequirements }: LoadDocument) {
  const types: readonly string[] = trailerRequirements?.allowedTypes ?? [];
  const goesTo = (country: string) => stops.some(({ location }) => location?.place?.countryCode === country);
  if (types.some((type) => machineTrailers.includes(type))) return 250_000;
  if (goesTo("US")) return 50_000;
  if (goesTo("CA") || types.includes("FULL_DOUBLE_TRAILER")) return 110_000;
  return 80_000;
}

const overweight: Check = {
  about: ["commodities", "stops"],
  find: (load) => {
    const max = poundsMax(load);
    const warning = (path: string, pounds: number): Warning => ({
      path,
      code: "unusual_weight",
      message: `${rounded(pounds)} lb are more than one truck may carry there, some ${rounded(max)} lb. It was stored as it was sent.`,
    });
    const heaviest = <Row extends { weight?: Weight | undefined }>(rows: readonly Row[], list: string) => {
      const weights = rows.map(({ weight }) => poundsOf(weight));
      const total = weights.reduce((sum, pounds) => sum + pounds, 0);
      const index = weights.findIndex((pounds) => pounds > max);
      if (index !== -1) return warning(`load.${list}[${index}].weight`, weights[index] ?? total);
      return total > max ? warning(`load.${list}`, total) : undefined;
    };
    const pickedUp = load.stops.map((stop): Pick<LoadStop, "weight"> => (stop.type === "PICKUP" ? stop : {}));
    return [heaviest(load.commodities, "commodities") ?? heaviest(pickedUp, "stops")];
  },
};

const isReversed = ({ minimum, maximum }: Range) => minimum !== undefined && maximum !== undefined && minimum > maximum;

const reversedTemperature: Check = {
  about: ["commodities"],
  find: ({ commodities }) =>
    commodities.map(
      ({ temperatureRequirements: range }, index) =>
        range &&
        isReversed(range) && {
          path: `load.commodities[${index}].temperatureRequirements`,
          code: "range_reversed",
          message: "The minimum temperature is above the maximum.",
        },
    ),
};

const reeferTemperature: Check = {
  about: ["commodities", "trailerRequirements"],
  find: ({ trailerRequirements, commodities }) => [
    trailerRequirements?.allowedTypes?.includes("REEFER") &&
      commodities.every(({ temperatureRequirements }) => !temperatureRequirements) && {
        path: "load.commodities",
        code: "temperature_missing",
        message: "A refrigerated trailer is asked for, but no commodity says at which temperature.",
      },
  ],
};

/** Trailers of which none keeps a temperature; of the others some are built to. */
const warmTrailers = new Set<string>(
  `DRY_VAN_53 DRY_VAN_48 FLATBED STEP_DECK DOUBLE_DROP REMOVABLE_GOOSENECK LOWBOY CONESTOGA CURTAIN_SIDE STRETCH_FLATBED
HOTSHOT HOPPER DUMP AUTO_CARRIER`.split(/\s/),
);

const temperatureWithoutReefer: Check = {
  about: ["commodities", "trailerRequirements"],
  find: ({ trailerRequirements, commodities }) => {
    const { allowedTypes = [] } = trailerRequirements ?? {};
    if (allowedTypes.length === 0 || !allowedTypes.every((type) => warmTrailers.has(type))) return [];
    const cold = commodities.find(
      ({ name = "", temperatureRequirements: range }) =>
        (range && !isReversed(range)) || /\b(?:frozen|congelad|iqf\b)/.test(searchable(name)),
    );
    const message = `${cold?.name ?? "Freight"} is to stay at a temperature, but no trailer that is allowed keeps one.`;
    return [cold && { path: "load.trailerRequirements.allowedTypes", code: "temperature_without_reefer", message }];
  },
};

/** Goods that are spoilt once they freeze, by the beginning of the word, in English and Spanish. */
const freshWords =
  /\b(?:fresh|fresc[oa]|produce\b|fruit|fruta|vegetable|verdura|hortaliza|legumbre|lettuce|lechuga|avocado|aguacate|tomat|jitomate|cucumber|pepino|bell pepper|pimiento|chile|onion|cebolla|limes?\b|lim[oó]n|lemon|orange|naranja|mandarin|mango|papaya|watermelon|sandia|melon|(?:straw|rasp|blue|black|cran)?berr(?:y|ies)\b|fresa|frambuesa|arandano|zarzamora|grape|uvas?\b|apple|manzana|banana|platano|pineapple|pina\b|peach|durazno|pears?\b|peras?\b|cherr(?:y|ies)\b|cereza|broccoli|brocoli|cauliflower|coliflor|celery|apio|spinach|espinaca|cilantro|asparagus|esparrago|squash|zucchini|calaba[cz]|cabbage|repollo|carrot|zanahoria|potato|papas?\b|radish|rabano|nopal|flower|flores|eggs?\b|huevos?\b|milk|leche|yogh?urt?|vaccine|vacuna|insulin|pharma|farmac|medicin|medicament|biologic)/;
const frozenWords = /\b(?:frozen|congelad|ultracongelad|iqf\b|ice\b|ice cream|helados?\b|hielo)/;
/** What is made of fresh goods and may well be frozen. */
const madeWords = /\b(?:pulp|juice|jugo|concentrat|concentrad|puree|paste|pasta|powder|polvo|canned|enlatad)/;

/** In °F: what freezes fresh goods, what thaws frozen ones, what is warm for any, and colder than any reefer. */
const [freezing, thawed, warm, coldest] = [28, 32, 80, -40];

/** What is wrong with keeping goods between these temperatures; undefined where nothing is. */
function temperatureProblem(name: string, isReefer: boolean, { minimum, maximum, unit }: Range) {
  const degrees = [minimum, maximum].flatMap((value) => (value === undefined ? [] : [inUsUnit(value, unit)]));
  if (degrees.length === 0) return undefined;
  const [low, high] = [Math.min(...degrees), Math.max(...degrees)];
  const words = searchable(name);
  const isFrozen = frozenWords.test(words);
  const isFresh = !isFrozen && freshWords.test(words) && !madeWords.test(words);
  const otherUnit = unit === "CELSIUS" ? "Fahrenheit" : "Celsius";
  if (low > warm && (isReefer || isFresh || isFrozen))
    return unit === "CELSIUS" ? "is warm for a reefer: are they degrees Fahrenheit?" : "is warm for a reefer.";
  if (high < coldest) return "is colder than a reefer gets.";
  if (isFresh && high < freezing) return `freezes: is it sent frozen, or are they degrees ${otherUnit}?`;
  if (isFrozen && low > thawed) return "thaws.";
  return undefined;
}

const unusualTemperature: Check = {
  about: ["commodities"],
  find: ({ commodities, trailerRequirements }) => {
    const isReefer = trailerRequirements?.allowedTypes?.some((type) => type.includes("REEFER")) ?? false;
    return commodities.map(({ name = "", temperatureRequirements: range }, index) => {
      const problem = range && temperatureProblem(name, isReefer, range);
      if (!problem) return undefined;
      const { minimum, maximum, unit } = range;
      const degrees = [...new Set([minimum, maximum])].filter((value) => value !== undefined).join(" to ");
      return {
        path: `load.commodities[${index}].temperatureRequirements`,
        code: "unusual_temperature",
        message: `${name || "Unnamed freight"} at ${degrees} ${unit} ${problem} It was stored as it was sent.`,
      };
    });
  },
};

export const freightChecks: readonly Check[] = [
  reversedTemperature,
  reeferTemperature,
  temperatureWithoutReefer,
  unusualTemperature,
  weightInTons,
  overweight,
];
