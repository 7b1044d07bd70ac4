"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Combobox } from "@/components/form/combobox";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { Field } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { useField } from "@/components/form/use-field";
import type { SearchOptions } from "@/components/form/use-options";
import { chooseFacility, chooseTown } from "@/components/loads/form/choose-place";
import type { ApiResponse } from "@/lib/browser/api";
import { getQueryClient } from "@/lib/browser/query-client";
import { loadQueries } from "@/lib/loads/queries";
import { addressOf, nameOfPlace, placeName } from "@/lib/places/rules/place-name";

type Found = ApiResponse<"/places/search">;
type Town = Found["towns"][number];
type Facility = Found["facilities"][number];

type SuggestedFieldProps<Item> = {
  name: string;
  placeholder: string;
  itemsOf: (found: Found) => readonly Item[];
  optionOf: (item: Item) => Omit<ComboboxOption, "value">;
  onChoose: (item: Item) => void;
};

/** A field for any text, with what it may mean to choose from. Only what is chosen changes other fields. */
function SuggestedField<Item>({ name, placeholder, itemsOf, optionOf, onChoose }: SuggestedFieldProps<Item>) {
  const labelOf = useFieldLabel();
  const field = useField(name);
  // What is chosen may be what has just come.
  const items = useRef(new Map<string, Item>());
  const search: SearchOptions = async (typed) => {
    const found = itemsOf(await getQueryClient().fetchQuery(loadQueries.places(typed.trim())));
    return found.map((item) => {
      const option = { ...optionOf(item), value: JSON.stringify(item) };
      items.current.set(option.value, item);
      return option;
    });
  };
  const pick = (value: string) => {
    const item = items.current.get(value);
    if (item) onChoose(item);
  };
  return (
    <Field name={name} label={labelOf(name)} problem={field.problem}>
      <Combobox
        field={field}
        text={typeof field.value === "string" ? field.value : ""}
        options={() => []}
        search={search}
        onPick={pick}
        onText={field.onChange}
        placeholder={placeholder}
      />
    </Field>
  );
}

/** Where a stop is, by its town: "Mty" finds Monterrey, which brings its state, country and time zone. */
export function CityField({ stop }: { stop: string }) {
  const t = useTranslations("loadForm.stops");
  const { getValues, setValue } = useFormContext();
  const optionOf = (town: Town) => ({
    label: nameOfPlace(town),
    detail: [town.postalCode, town.timezone, town.uses > 0 && t("uses", { count: town.uses })]
      .filter(Boolean)
      .join(" · "),
  });
  return (
    <SuggestedField
      name={`${stop}.location.place.city`}
      placeholder={t("cityPlaceholder")}
      itemsOf={({ towns }) => towns}
      optionOf={optionOf}
      onChoose={(town) => chooseTown({ getValues, setValue }, stop, town)}
    />
  );
}

/** The site of a stop, by its name: one of those the organization used before brings its address. */
export function FacilityField({ stop }: { stop: string }) {
  const t = useTranslations("loadForm.stops");
  const { getValues, setValue } = useFormContext();
  const optionOf = ({ location, uses }: Facility) => ({
    label: location.facilityName ?? "",
    detail: [placeName(location.place), location.place && addressOf(location.place), t("uses", { count: uses })]
      .filter(Boolean)
      .join(" · "),
  });
  return (
    <SuggestedField
      name={`${stop}.location.facilityName`}
      placeholder={t("facilityPlaceholder")}
      itemsOf={({ facilities }) => facilities}
      optionOf={optionOf}
      onChoose={(facility) => chooseFacility({ getValues, setValue }, stop, facility)}
    />
  );
}
