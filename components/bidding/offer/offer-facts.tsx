"use client";

import { useTranslations } from "next-intl";
import {
  useAccessorialLabels,
  useCommodityLabels,
  useMeasureLabels,
  useRequirementLabels,
  useSpecialRequirementLabels,
} from "@/components/loads/list/use-load-labels";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

type Words = (string | false | undefined)[];

/** Each value with what it is: "Tractor: T-118"; a number alone says nothing on paper or at a gate. */
function useNamedValues() {
  const fields = {
    dispatch: useTranslations("fields.load.dispatch"),
    customs: useTranslations("fields.load.commodities.customs"),
  };
  const vocabulary = useTranslations("vocabulary");
  const enumerations: { [field: string]: string } = { regime: "CustomsRegime", incoterm: "Incoterm" };
  return (group: keyof typeof fields, values: { [field: string]: string | undefined } = {}) =>
    Object.entries(values).flatMap(([field, value]) => {
      const name = fields[group];
      const word = `${enumerations[field]}.${value}`;
      return value && name.has(field) ? [`${name(field)}: ${vocabulary.has(word) ? vocabulary(word) : value}`] : [];
    });
}

function useFacts(load: OfferedLoad): { name: string; lines: Words }[] {
  const vocabulary = useTranslations("vocabulary");
  const commodityLabels = useCommodityLabels();
  const requirementLabels = useRequirementLabels();
  const accessorialLabels = useAccessorialLabels();
  const specialLabels = useSpecialRequirementLabels();
  const { measure } = useMeasureLabels();
  const named = useNamedValues();
  const dimensions = useTranslations("fields.load.trailerRequirements.dimensions");
  const format = useFormat();
  const joined = (words: Words) => words.filter(Boolean).join(" · ");
  const equipment = load.requiredEquipment.map(
    ({ type, quantity }) => vocabulary(`EquipmentType.${type}`) + (quantity === undefined ? "" : ` ×\u00a0${quantity}`),
  );
  const trailers = (load.trailerRequirements?.allowedTypes ?? []).map((type) => vocabulary(`TrailerType.${type}`));
  const { trailerRequirements, carrierRequirements, driverRequirements } = load;
  const { length, width, height } = trailerRequirements?.dimensions ?? {};
  const size = [length, width, height].flatMap((side) => (side ? [measure(side)] : [])).join(" × ");
  return [
    { name: "commodity", lines: load.commodities.map((commodity) => joined(commodityLabels(commodity))) },
    {
      name: "trailer",
      lines: [
        trailers.join(", "),
        size && `${dimensions("_")}: ${size}`,
        joined(requirementLabels("trailerRequirements", trailerRequirements)),
      ],
    },
    { name: "equipment", lines: equipment },
    { name: "accessorials", lines: accessorialLabels(load.accessorials) },
    { name: "requirements", lines: specialLabels(load.requirements) },
    { name: "carrierRequirements", lines: requirementLabels("carrierRequirements", carrierRequirements) },
    { name: "driverRequirements", lines: requirementLabels("driverRequirements", driverRequirements) },
    { name: "dispatch", lines: named("dispatch", load.dispatch) },
    { name: "cargoValue", lines: [load.cargoValue && format.money(load.cargoValue)] },
    { name: "customs", lines: load.commodities.flatMap(({ customs }) => named("customs", customs)) },
    { name: "references", lines: (load.referenceNumbers ?? []).map(({ label, value }) => `${label} ${value}`) },
  ];
}

/** What is hauled and what that takes, each with its name. */
export function OfferFactsList({ load }: { load: OfferedLoad }) {
  const t = useTranslations("offers.facts");
  const facts = useFacts(load)
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => typeof line === "string" && line !== "") }))
    .filter(({ lines }) => lines.length > 0);
  if (facts.length === 0) return <p className="text-ink-2">{t("any")}</p>;
  return (
    <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-2">
      {facts.map(({ name, lines }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{t(name)}</dt>
          <dd className="wrap-anywhere">
            {lines.map((line) => (
              <span key={String(line)} className="block print:not-last:after:content-['_·_'] print:inline">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is hauled and what that takes. */
export function OfferFacts({ load }: { load: OfferedLoad }) {
  const t = useTranslations("offers.facts");
  return (
    <section aria-labelledby="offer-facts" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="offer-facts" className="font-medium">
        {t("title")}
      </h2>
      <OfferFactsList load={load} />
    </section>
  );
}
