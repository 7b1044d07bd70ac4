"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Evidence } from "@/components/loads/list/peek-provenance";
import { useCommodityWords, useRequirementWords } from "@/components/loads/list/use-load-words";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Fact = { name: string; path: string; text: string | undefined };

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" · ");

function useShipment({ load, ownerCoverageUser, ownerCoverageTeam }: GetLoadResponse): Fact[] {
  const t = useTranslations("loads.owners");
  const named = (id: string | undefined, owner: { name: string } | undefined) =>
    id && (owner?.name ?? `${id} (${t("unknown")})`);
  const commodityWords = useCommodityWords();
  const { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team } = load;
  return [
    { name: "customer", path: "load.externalCustomerId", text: load.externalCustomerId },
    ...load.commodities.map((commodity, index) => ({
      name: "commodity",
      path: `load.commodities[${index}]`,
      text: joined(commodityWords(commodity)),
    })),
    {
      name: "owner",
      path: user ? "load.externalOwnerCoverageUserId" : "load.externalOwnerCoverageTeamId",
      text: joined([named(user, ownerCoverageUser), named(team, ownerCoverageTeam)]),
    },
  ];
}

function useRequirements({ load }: GetLoadResponse): Fact[] {
  const vocabulary = useTranslations("vocabulary");
  const requirementWords = useRequirementWords();
  const trailers = (load.trailerRequirements?.allowedTypes ?? []).map((type) => vocabulary(`TrailerType.${type}`));
  const equipment = load.requiredEquipment.map(
    ({ type, quantity }) =>
      `${vocabulary(`EquipmentType.${type}`)}${quantity === undefined ? "" : ` ×\u00a0${quantity}`}`,
  );
  return [
    {
      name: "trailer",
      path: "load.trailerRequirements",
      text: joined([trailers.join(", "), ...requirementWords("trailerRequirements", load.trailerRequirements)]),
    },
    {
      name: "carrierRequirements",
      path: "load.carrierRequirements",
      text: joined(requirementWords("carrierRequirements", load.carrierRequirements)),
    },
    {
      name: "driverRequirements",
      path: "load.driverRequirements",
      text: joined(requirementWords("driverRequirements", load.driverRequirements)),
    },
    { name: "equipment", path: "load.requiredEquipment", text: joined(equipment) },
    {
      name: "references",
      path: "load.referenceNumbers",
      text: joined(load.referenceNumbers.map(({ label, value }) => `${label} ${value}`)),
    },
  ];
}

function Facts({ loaded, facts }: { loaded: GetLoadResponse; facts: readonly Fact[] }) {
  const t = useTranslations("loads.facts");
  const known = facts.filter(({ text }) => text);
  return (
    <dl className="mt-3 grid grid-cols-[104px_minmax(0,1fr)] gap-x-2.5 gap-y-1.5 text-sm first:mt-0">
      {known.map(({ name, path, text }, index) => (
        <Fragment key={path}>
          <dt className="text-ink-3">
            {name === known[index - 1]?.name ? <span className="sr-only">{t(name)}</span> : t(name)}
          </dt>
          <dd className="wrap-anywhere">
            {text} <Evidence loaded={loaded} path={path} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Whose load it is and what is in it, each fact with the mark of an edit. */
export const PeekShipment = ({ loaded }: { loaded: GetLoadResponse }) => (
  <Facts loaded={loaded} facts={useShipment(loaded)} />
);

/** What it takes to haul it, and the numbers it is known by. */
export const PeekRequirements = ({ loaded }: { loaded: GetLoadResponse }) => (
  <Facts loaded={loaded} facts={useRequirements(loaded)} />
);
