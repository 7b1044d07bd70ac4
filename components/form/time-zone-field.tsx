"use client";

import { Combobox } from "@/components/form/combobox";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";

// The zones of the continent's freight, with the cities people look for; names of places need no translation.
const cities: Record<string, string> = {
  "America/Monterrey": "Monterrey, Saltillo, Torreón, Ciudad Victoria",
  "America/Mexico_City": "CDMX, Guadalajara, Querétaro, León, San Luis Potosí, Puebla, Veracruz, Toluca",
  "America/Matamoros": "Matamoros, Reynosa, Nuevo Laredo, Piedras Negras, Ciudad Acuña",
  "America/Ciudad_Juarez": "Ciudad Juárez",
  "America/Ojinaga": "Ojinaga",
  "America/Chihuahua": "Chihuahua, Delicias, Cuauhtémoc",
  "America/Tijuana": "Tijuana, Mexicali, Tecate, Ensenada",
  "America/Hermosillo": "Hermosillo, Nogales (SON), Ciudad Obregón, Guaymas",
  "America/Mazatlan": "Culiacán, Mazatlán, Los Mochis, La Paz, Tepic",
  "America/Merida": "Mérida, Campeche",
  "America/Cancun": "Cancún, Chetumal",
  "America/Chicago":
    "Dallas, Houston, San Antonio, Laredo, McAllen, Chicago, Memphis, Kansas City, Minneapolis, St. Louis",
  "America/Denver": "El Paso, Denver, Albuquerque, Salt Lake City, Santa Teresa",
  "America/Phoenix": "Phoenix, Tucson, Nogales (AZ), San Luis (AZ)",
  "America/Los_Angeles": "Los Angeles, San Diego, Otay Mesa, Calexico, Las Vegas, Seattle, Portland, Oakland",
  "America/New_York": "New York, Atlanta, Miami, Charlotte, Columbus, Philadelphia, Boston, Savannah",
  "America/Detroit": "Detroit, Grand Rapids",
  "America/Indiana/Indianapolis": "Indianapolis, Fort Wayne",
  "America/Boise": "Boise",
  "America/Toronto": "Toronto, Montréal, Ottawa, Windsor, Québec",
  "America/Winnipeg": "Winnipeg",
  "America/Regina": "Regina, Saskatoon",
  "America/Edmonton": "Calgary, Edmonton",
  "America/Vancouver": "Vancouver, Surrey, Kelowna",
  "America/Halifax": "Halifax, Moncton, Saint John",
};

/** All zones this browser knows; those of North American freight first, found by their cities too. */
function timeZoneOptions(): ComboboxOption[] {
  const near = Object.entries(cities).map(([zone, detail]) => ({ value: zone, label: zone, detail }));
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !(zone in cities));
  return [...near, ...others.map((zone) => ({ value: zone, label: zone, words: zone.replaceAll("_", " ") }))];
}

type TimeZoneFieldProps = { name: string; label: string; hint?: string; placeholder?: string };

/** An IANA time zone, found by its name or by a city. */
export function TimeZoneField({ name, label, hint, placeholder }: TimeZoneFieldProps) {
  const field = useField(name, hint !== undefined);
  return (
    <Field name={name} label={label} hint={hint} problem={field.problem}>
      <Combobox
        field={field}
        text={typeof field.value === "string" ? field.value : ""}
        options={timeZoneOptions}
        onPick={field.onChange}
        onText={field.onChange}
        placeholder={placeholder}
      />
    </Field>
  );
}
