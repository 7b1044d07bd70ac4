import type { UnitSystem } from "@/lib/core/units.values";
import { chosenTimeZoneCookie, type Locale, localeCookie, timeZoneCookie, unitsCookie } from "@/lib/i18n/locale";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = "theme";

export const themeFrom = (chosen: string | undefined): Theme => themes.find((theme) => theme === chosen) ?? "system";

export const developerCookie = "developer-details";

/** How high the rows of lists are, in pixels; the lower ones have one line. */
export const densities = { short: 28, middle: 36, tall: 56 } as const;
export type Density = keyof typeof densities;

export const densityCookie = "density";

export const densityFrom = (chosen: string | undefined): Density =>
  chosen === "short" || chosen === "middle" ? chosen : "tall";

const keepForAYear = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
};

/** Paints the theme at once and keeps it for the next page from the server. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  keepForAYear(themeCookie, theme);
}

/** Shows or hides API paths, request ids and the costs of calls, at once and on the next page from the server. */
export function showDeveloperDetails(on: boolean) {
  document.documentElement.toggleAttribute("data-developer", on);
  keepForAYear(developerCookie, on ? "on" : "off");
}

export const singleKeysCookie = "single-keys";

/** Whether a single character, pressed outside of a field, does something. */
export const singleKeysAreOn = () => document.documentElement.dataset.singleKeys !== "off";

/** Switches the keys of a single character on or off, at once and on the next page from the server. */
export function turnSingleKeys(on: boolean) {
  if (on) delete document.documentElement.dataset.singleKeys;
  else document.documentElement.dataset.singleKeys = "off";
  keepForAYear(singleKeysCookie, on ? "on" : "off");
}

/** Keeps the language; the page shows it after a refresh from the server. */
export const chooseLocale = (locale: Locale) => keepForAYear(localeCookie, locale);

/** Reports the time zone of the viewer's device to the server. */
export const keepTimeZone = (timeZone: string) => keepForAYear(timeZoneCookie, timeZone);

/** Keeps the time zone that the viewer reads times in, "" for that of the device; the page shows it after a refresh. */
export const chooseTimeZone = (timeZone: string) => keepForAYear(chosenTimeZoneCookie, timeZone);

/** Keeps what the reader measures in; the page shows it after a refresh. */
export const keepUnits = (units: UnitSystem) => keepForAYear(unitsCookie, units);

/** Keeps the height of rows for the next page from the server. */
export const keepDensity = (density: Density) => keepForAYear(densityCookie, density);
