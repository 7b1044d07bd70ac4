"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { OneOf, SomeOf } from "@/components/loads/list/filter-fields";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { marginChoices, mine, nobody, postingChoices } from "@/components/loads/list/loads-view";
import { pickupPresets } from "@/components/loads/list/pickup-days";
import { PlaceFilter } from "@/components/loads/list/place-filter";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";
import { Labelled } from "@/components/ui/labelled";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type Owners = readonly { externalId?: string; name: string }[];
type Option = { value: string; label: string };

/** Those who can own loads; an id in the address that nobody has stays a choice. */
function ownerOptions(special: readonly Option[], owners: Owners, chosen: string | null): Option[] {
  const named = owners.flatMap(({ externalId, name }) => (externalId ? [{ value: externalId, label: name }] : []));
  const options = [...special, ...named];
  return chosen && options.every(({ value }) => value !== chosen)
    ? [...options, { value: chosen, label: chosen }]
    : options;
}

/** Filters of which several values may be chosen: where it crosses, on what, and what it asks of its carrier. */
function FreightFilters() {
  const t = useTranslations("loads");
  const vocabulary = useTranslations("vocabulary");
  const { choices } = useLoads();
  const { view, change } = useLoadsView();
  const crossings = choices.crossings.map((value) => ({ value, label: vocabulary(`UsMxBorderCrossing.${value}`) }));
  const trailers = choices.trailers.map((value) => ({ value, label: vocabulary(`TrailerType.${value}`) }));
  const requirements = choices.requirements.map((value) => ({ value, label: t(`requirement.${value}`) }));
  return (
    <>
      <SomeOf
        label={t("filters.crossing")}
        values={view.crossing}
        options={crossings}
        onChange={(crossing) => change({ crossing })}
      />
      <SomeOf
        label={t("filters.trailer")}
        values={view.trailer}
        options={trailers}
        onChange={(trailer) => change({ trailer })}
      />
      <SomeOf
        label={t("filters.requirement")}
        values={view.requirement}
        options={requirements}
        onChange={(requirement) => change({ requirement })}
        isWide
      />
    </>
  );
}

export function FilterPanel({ customers }: { customers: readonly string[] }) {
  const t = useTranslations("loads");
  const listId = useId();
  const { owners, seesMargins } = useLoads();
  const { view, change } = useLoadsView();
  const presets = pickupPresets.map((value) => ({ value, label: t(`pickup.${value}`) }));
  const carriers = (["uncovered", "assigned"] as const).map((value) => ({ value, label: t(`carrier.${value}`) }));
  const postings = postingChoices.map((value) => ({ value, label: t(`posting.${value}`) }));
  const margins = marginChoices.map((value) => ({ value, label: t(`marginBelow.${value}`) }));
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <div className="grid gap-3 sm:col-span-2">
        <PlaceFilter end="origin" value={view.origin} onChange={(origin) => change({ origin })} />
        <PlaceFilter end="destination" value={view.destination} onChange={(destination) => change({ destination })} />
      </div>
      <OneOf
        label={t("filters.pickup")}
        value={view.pickup}
        options={presets}
        onChange={(pickup) => change({ pickup })}
      />
      <OneOf
        label={t("filters.carrier")}
        value={view.carrier}
        options={carriers}
        onChange={(carrier) => change({ carrier })}
      />
      <OneOf
        label={t("filters.posting")}
        value={view.posting}
        options={postings}
        onChange={(posting) => change({ posting })}
      />
      {seesMargins && (
        <OneOf
          label={t("filters.margin")}
          value={view.margin}
          options={margins}
          onChange={(margin) => change({ margin })}
        />
      )}
      {/* With the margin the single values are an odd number. */}
      <div className={classNames(seesMargins && "sm:col-span-2")}>
        <Labelled label={t("filters.customer")}>
          {(id) => (
            <>
              <Input
                key={view.customer}
                id={id}
                list={listId}
                maxLength={shortTextMax}
                defaultValue={view.customer ?? ""}
                placeholder={t("customerHint")}
                onKeyDown={({ key, currentTarget }) =>
                  key === "Enter" && change({ customer: currentTarget.value.trim() || null })
                }
                onBlur={({ target }) =>
                  target.value.trim() !== (view.customer ?? "") && change({ customer: target.value.trim() || null })
                }
              />
              <datalist id={listId}>
                {customers.map((customer) => (
                  <option key={customer} value={customer} />
                ))}
              </datalist>
            </>
          )}
        </Labelled>
      </div>
      <OneOf
        label={t("filters.owner")}
        value={view.owner}
        options={ownerOptions(
          [
            { value: mine, label: t("owners.me") },
            { value: nobody, label: t("owners.nobody") },
          ],
          owners.users,
          view.owner,
        )}
        onChange={(owner) => change({ owner })}
      />
      <OneOf
        label={t("filters.team")}
        value={view.team}
        options={ownerOptions([{ value: nobody, label: t("owners.noTeam") }], owners.teams, view.team)}
        onChange={(team) => change({ team })}
      />
      <FreightFilters />
    </div>
  );
}
