"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Combobox } from "@/components/form/combobox";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { readPlace, withinMilesChoices, writePlace } from "@/components/loads/list/wanted-place";
import { Select } from "@/components/ui/controls";
import { Labelled } from "@/components/ui/labelled";
import type { ApiResponse } from "@/lib/browser/api";
import { getQueryClient } from "@/lib/browser/query-client";
import { loadQueries } from "@/lib/loads/queries";
import { nameOfPlace } from "@/lib/places/rules/place-name";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type Found = ApiResponse<"/places/search">;

// A suggested town has its state and country behind it: only around one town are there miles.
const isTown = (place: string) => place.split(",").length > 2;

type PlaceFilterProps = {
  end: "origin" | "destination";
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Where loads start or end: a town, with how far around it, a state or a country. */
export function PlaceFilter({ end, value, onChange }: PlaceFilterProps) {
  const t = useTranslations("loads");
  const { place = "", withinMiles } = readPlace(value) ?? {};
  const [typed, setTyped] = useState<string>();
  const choose = (text = place) => {
    setTyped(undefined);
    const next = text.trim().slice(0, shortTextMax);
    if (next !== place) onChange(next || null);
  };
  const search = async (query: string): Promise<ComboboxOption[]> => {
    const { areas, ...found }: Found = await getQueryClient().fetchQuery(loadQueries.places(query.trim()));
    const areaName = ({ state, name, countryCode }: Found["areas"][number]) =>
      state ? `${name}, ${countryCode}` : t(`countries.${countryCode}`);
    const whole = areas.filter(({ isWhole }) => isWhole).map(areaName);
    const begun = areas.filter(({ isWhole }) => !isWhole).map(areaName);
    // States are meant more often than all but the first of the towns.
    const [town, ...towns] = found.towns.map(nameOfPlace);
    return [...whole, ...(town ? [town] : []), ...begun, ...towns].map((text) => ({
      value: text,
      label: text,
    }));
  };
  const field = (id: string) => ({
    control: { id, name: end, "aria-invalid": undefined, "aria-describedby": undefined },
    attach: () => undefined,
    onBlur: () => choose(typed),
    readOnly: false,
  });
  return (
    <Labelled label={t(`filters.${end}`)}>
      {(id) => (
        <div className="flex gap-2">
          <Combobox
            field={field(id)}
            text={typed ?? place}
            options={() => []}
            search={search}
            onPick={choose}
            onText={setTyped}
            placeholder={t("placeHint")}
          />
          <Select
            aria-label={t(`within.${end}`)}
            className="w-36! shrink-0"
            disabled={!isTown(place)}
            value={withinMiles ?? ""}
            onChange={({ target }) =>
              onChange(writePlace(target.value ? { place, withinMiles: Number(target.value) } : { place }))
            }
          >
            <option value="">{t("within.only")}</option>
            {withinMilesChoices.map((miles) => (
              <option key={miles} value={miles}>
                {t("within.miles", { miles })}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Labelled>
  );
}
