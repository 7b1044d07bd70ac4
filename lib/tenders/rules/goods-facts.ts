import { classOfUnNumber } from "@/lib/loads/rules/un-classes";
import { type Circumstances, countriesOf, type Fact, type Facts } from "@/lib/tenders/rules/fact";
import type { Language } from "@/lib/tenders/rules/language";
import type { Reading } from "@/lib/tenders/rules/reading";
import type { Span } from "@/lib/tenders/rules/text";
import { HazmatClassification } from "@/lib/vocabulary/hazmat";

/** A weight whose unit nobody says and no place tells is asked about. */
export function weightFacts({ weight, stops }: Reading, { language, isOfSeveral }: Circumstances): Facts {
  if (!weight || (weight.isEach && !isOfSeveral)) return { facts: [], questions: [] };
  const { start, end, value, unit, isTons } = weight;
  const countries = countriesOf(stops);
  const isMetric = countries.has("MX") || language !== "en";
  const isAmerican = countries.has("US") && (language === "en" || (language === "mixed" && !countries.has("MX")));
  const known = unit ?? (isTons ? (isMetric ? "KILOGRAMS" : undefined) : isAmerican ? "POUNDS" : undefined);
  const at = (unit: string, value: number) => ({ path: "commodities[0].weight", value: { value, unit } });
  if (known) return { facts: [{ ...at(known, value), start, end }], questions: [] };
  const options = isTons
    ? [[at("POUNDS", value * 2)], [at("KILOGRAMS", value)]]
    : [[at("POUNDS", value)], [at("KILOGRAMS", value)]];
  return { facts: [], questions: [{ start, end, options }] };
}

/** What is said of the goods. */
export function goodsFacts({ commodity, pieces, temperature, hazards, stops }: Reading, language: Language): Fact[] {
  const at = (name: string) => `commodities[0].${name}`;
  const fact = (path: string, value: unknown, { start, end }: Span): Fact => ({ path: at(path), value, start, end });
  const isMexican = countriesOf(stops).has("MX") || language !== "en";
  const unit =
    temperature?.unit ??
    (isMexican && language === "es"
      ? "CELSIUS"
      : language === "en" && !countriesOf(stops).has("MX")
        ? "FAHRENHEIT"
        : undefined);
  const { isHazmat, unNumber, division, packingGroup } = hazards;
  const classification =
    division &&
    HazmatClassification.options.find((option) => option.startsWith(`CLASS_${division.value.replace(".", "_")}_`));
  const known = unNumber && classOfUnNumber(unNumber.value);
  return [
    ...(commodity ? [fact("name", commodity.name, commodity)] : []),
    ...(pieces ? [fact("pieces", { count: pieces.count, ...(pieces.type && { type: pieces.type }) }, pieces)] : []),
    ...(temperature && unit
      ? [
          fact(
            "temperatureRequirements",
            { minimum: temperature.minimum, maximum: temperature.maximum, unit },
            temperature,
          ),
        ]
      : []),
    ...(isHazmat ? [fact("hazmatDetails.isHazmat", isHazmat.value, isHazmat)] : []),
    ...(unNumber ? [fact("hazmatDetails.unNumber", unNumber.value, unNumber)] : []),
    ...(division && classification && (!known || known === classification)
      ? [fact("hazmatDetails.classification", classification, division)]
      : []),
    ...(packingGroup ? [fact("hazmatDetails.packingGroup", packingGroup.value, packingGroup)] : []),
  ];
}
