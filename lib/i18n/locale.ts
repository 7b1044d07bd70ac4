export const locales = ["en-US", "es-MX"] as const;
export type Locale = (typeof locales)[number];

export const localeCookie = "locale";
/** The time zone of the viewer's device, sent by the browser, so that the server prints the same times. */
export const timeZoneCookie = "timeZone";
/** The one that the viewer wants to read times in, wherever they are. */
export const chosenTimeZoneCookie = "chosenTimeZone";
/** What the viewer measures in. */
export const unitsCookie = "units";

const match = (tag: string): Locale | undefined => locales.find((locale) => locale.slice(0, 2) === tag.slice(0, 2));

/** The chosen language, else the first of the browser's that we speak, else English. */
export function localeFrom(chosen: string | undefined, acceptLanguage: string | null): Locale {
  const preferred = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", weight = "q=1"] = entry.trim().toLowerCase().split(";");
      return { tag, weight: Number(weight.trim().slice(2)) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return match(chosen ?? "") ?? preferred.map(({ tag }) => match(tag)).find(Boolean) ?? "en-US";
}

/** The language of who sent a request: that of their cookie, else as `localeFrom`. */
export const localeOfRequest = (headers: Headers) =>
  localeFrom(
    new RegExp(`(?:^|;\\s*)${localeCookie}=([\\w-]+)`).exec(headers.get("cookie") ?? "")?.[1],
    headers.get("accept-language"),
  );

/** The zone if this machine knows it. */
export function knownTimeZone(name: string | undefined): string | undefined {
  try {
    return name ? new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
