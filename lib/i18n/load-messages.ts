import type { Locale } from "@/lib/i18n/locale";

export type Messages = { [key: string]: string | Messages };

// Both are spelled out because the bundler reads the patterns, it does not run them.
const files: Record<string, Record<string, () => Promise<{ default: Messages }>>> = {
  "en-US": import.meta.glob<{ default: Messages }>("./messages/en/*.json"),
  "es-MX": import.meta.glob<{ default: Messages }>("./messages/es/*.json"),
};

const namespaceOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".json".length);

/** Every text of a language. A file of the folder is a namespace: `loads.json` is `loads`. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = Object.entries(files[locale] ?? {});
  return Object.fromEntries(
    await Promise.all(entries.map(async ([path, load]) => [namespaceOf(path), (await load()).default])),
  );
}
