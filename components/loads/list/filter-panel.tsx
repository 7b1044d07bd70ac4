"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { OneOf, SomeOf } from "@/components/loads/list/filter-fields";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { mine, nobody, postingChoices } from "@/components/loads/list/loads-view";
import { pickupPresets } from "@/components/loads/list/pickup-days";
import { PlaceFilter } from "@/components/loads/list/place-filter";
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

export function FilterPanel({ customers }: { customers: readonly string[] }) {
  const t = useTranslations("loads");
  const vocabulary = useTranslations("vocabulary");
  const listId = useId();
  const { choices, owners } = useLoads();
  const { view, change } = useLoadsView();
  const presets = pickupPresets.map((value) => ({ value, label: t(`pickup.${value}`) }));
  const carriers = (["uncovered", "assigned"] as const).map((value) => ({ value, label: t(`carrier.${value}`) }));
  const postings = postingChoices.map((value) => ({ value, label: t(`posting.${value}`) }));
  const crossings = choices.crossings.map((value) => ({ value, label: vocabulary(`UsMxBorderCrossing.${value}`) }));
  const trailers = choices.trailers.map((value) => ({ value, label: vocabulary(`TrailerType.${value}`) }));
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
    </div>
  );
}
