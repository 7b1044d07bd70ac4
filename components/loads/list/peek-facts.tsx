"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { differencesFromTms, originsOf } from "@/components/loads/editor/provenance";
import {
  useAccessorialLabels,
  useCommodityLabels,
  useMeasureLabels,
  useRequirementLabels,
  useSpecialRequirementLabels,
} from "@/components/loads/list/use-load-labels";
import { isJsonObject, type Json } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** A value short enough to stand beside another: text, a number, money, a measure. */
function useShortText() {
  const format = useFormat();
  const { measure } = useMeasureLabels();
  return (value: Json | undefined) => {
    if (typeof value === "string") return value;
    if (typeof value === "number") return format.number(value);
    if (!isJsonObject(value)) return undefined;
    const { amount, currencyCode, unit, value: size } = value;
    if (typeof amount === "number" && typeof currencyCode === "string") return format.money({ amount, currencyCode });
    return typeof size === "number" && typeof unit === "string" ? measure({ value: size, unit }) : undefined;
  };
}

/** Beside a fact that a user here pinned against the TMS: what the TMS sent. */
export function Evidence({ loaded, path }: { loaded: GetLoadResponse; path: string }) {
  const t = useTranslations("loads.provenance");
  const shortText = useShortText();
  const origin = originsOf(loaded)(path);
  if (origin?.source !== "both") return null;
  const sent = shortText(origin.difference.sent);
  return (
    <span className="text-warn text-xs">
      <span aria-hidden>● </span>
      {sent === undefined ? t("editedHere") : t("tmsSent", { sent })}
    </span>
  );
}

/** How much of the load is the TMS's, and how much was said here. */
export function PeekProvenance({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads.provenance");
  const sentCount = Object.keys(loaded.lastSynced).length;
  if (sentCount === 0) return <p className="mt-4 text-ink-3 text-xs print:hidden">{t("enteredHere")}</p>;
  return (
    <p className="mt-4 text-ink-3 text-xs print:hidden">
      {[
        t("fromTms", { count: sentCount }),
        t("edits", { count: differencesFromTms(loaded).length }),
        ...(loaded.pinnedPaths.length > 0 ? [t("pinned", { count: loaded.pinnedPaths.length })] : []),
      ].join(" · ")}
    </p>
  );
}

type Fact = { name: string; path: string; text: string | undefined };

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" · ");

function useShipment({ load, ownerCoverageUser, ownerCoverageTeam }: GetLoadResponse): Fact[] {
  const t = useTranslations("loads.owners");
  const named = (id: string | undefined, owner: { name: string } | undefined) =>
    id && (owner?.name ?? `${id} (${t("unknown")})`);
  const commodityLabels = useCommodityLabels();
  const { measure } = useMeasureLabels();
  const format = useFormat();
  const { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team } = load;
  return [
    { name: "customer", path: "load.customerName", text: load.customerName },
    { name: "customer", path: "load.externalCustomerId", text: load.externalCustomerId },
    ...load.commodities.map((commodity, index) => ({
      name: "commodity",
      path: `load.commodities[${index}]`,
      text: joined(commodityLabels(commodity)),
    })),
    ...(load.customerContacts ?? []).map((contact, index) => ({
      name: "contact",
      path: `load.customerContacts[${index}]`,
      text: joined([contact.name, contact.role, contact.phone, contact.email]),
    })),
    {
      name: "billTo",
      path: "load.billTo",
      text: joined([load.billTo?.name ?? load.billTo?.externalId, load.paymentTerms]),
    },
    { name: "distance", path: "load.distance", text: load.distance && measure(load.distance) },
    { name: "respondBy", path: "load.respondBy", text: load.respondBy && format.dateTime(load.respondBy) },
    { name: "cargoValue", path: "load.cargoValue", text: load.cargoValue && format.money(load.cargoValue) },
    {
      name: "owner",
      path: user ? "load.externalOwnerCoverageUserId" : "load.externalOwnerCoverageTeamId",
      text: joined([named(user, ownerCoverageUser), named(team, ownerCoverageTeam)]),
    },
  ];
}

/** Who drives, and what: as the card of the carrier names it. */
function useDispatchLabels() {
  const t = useTranslations("loadPage.carrier");
  const pair = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");
  return (dispatch: NonNullable<GetLoadResponse["load"]["dispatch"]> = {}) => {
    const tractor = pair(dispatch.tractorNumber, dispatch.tractorPlate);
    const trailer = pair(dispatch.trailerNumber, dispatch.trailerPlate);
    return [
      ...[dispatch.driverName, dispatch.driverPhone],
      tractor && t("tractor", { text: tractor }),
      trailer && t("trailer", { text: trailer }),
      dispatch.sealNumber && t("seal", { text: dispatch.sealNumber }),
    ];
  };
}

function useRequirements({ load }: GetLoadResponse): Fact[] {
  const vocabulary = useTranslations("vocabulary");
  const requirementLabels = useRequirementLabels();
  const accessorialLabels = useAccessorialLabels();
  const specialLabels = useSpecialRequirementLabels();
  const dispatchLabels = useDispatchLabels();
  const trailers = (load.trailerRequirements?.allowedTypes ?? []).map((type) => vocabulary(`TrailerType.${type}`));
  const equipment = load.requiredEquipment.map(
    ({ type, quantity }) =>
      `${vocabulary(`EquipmentType.${type}`)}${quantity === undefined ? "" : ` ×\u00a0${quantity}`}`,
  );
  return [
    {
      name: "trailer",
      path: "load.trailerRequirements",
      text: joined([trailers.join(", "), ...requirementLabels("trailerRequirements", load.trailerRequirements)]),
    },
    {
      name: "carrierRequirements",
      path: "load.carrierRequirements",
      text: joined(requirementLabels("carrierRequirements", load.carrierRequirements)),
    },
    {
      name: "driverRequirements",
      path: "load.driverRequirements",
      text: joined(requirementLabels("driverRequirements", load.driverRequirements)),
    },
    { name: "equipment", path: "load.requiredEquipment", text: joined(equipment) },
    { name: "requirements", path: "load.requirements", text: joined(specialLabels(load.requirements)) },
    { name: "accessorials", path: "load.accessorials", text: joined(accessorialLabels(load.accessorials)) },
    { name: "dispatch", path: "load.dispatch", text: joined(dispatchLabels(load.dispatch)) },
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
