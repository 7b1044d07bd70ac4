/** Ids pasted into the list as a filter. */
export type PastedIds = {
  /** The loads that were found, by our ids. */
  ids: string[];
  /** What was pasted and is of no load. */
  missing: string[];
  /** How many were pasted. */
  asked: number;
};

/** The texts of a pasted list, each once: by lines, cells of a spreadsheet, commas or semicolons. */
export function splitIds(text: string): string[] {
  const cells = text.split(/[\r\n\t,;]+/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  return [...new Set(cells.filter(Boolean))];
}

/** Whether what is pasted into the search is a list of ids, and no words: "Dallas, TX" is a place. */
export function isIdList(text: string) {
  const cells = splitIds(text);
  return cells.length > 1 && (/[\r\n\t]/.test(text.trim()) || cells.every((cell) => /\d/.test(cell)));
}

// An address of that length still goes through mail and chat.
const addressedMax = 20;

const isKept = (value: string) => value.startsWith("@");

/** What the address has of a filter by ids: the ids, or where there are many a key of what the tab keeps. */
export const addressOfIds = (ids: readonly string[], key: string) =>
  ids.length <= addressedMax ? ids.join(",") : `@${key}`;

/** Whether the filter means loads that only the tab knows in which they were pasted. */
export const isOfTab = (value: string | null): value is string => value !== null && isKept(value);

/** The ids that a list is narrowed to; none where the tab does not know them (yet). */
export function idsInView(value: string | null, pasted: PastedIds | null | undefined): string[] | undefined {
  if (value === null) return undefined;
  return isKept(value) ? (pasted?.ids ?? []) : value.split(",").filter(Boolean);
}

const storageKey = (value: string) => `pasted-ids ${value}`;

/** Kept for as long as the tab is open. A browser that keeps nothing shows the list without what was not found. */
export function keepPasted(value: string, pasted: PastedIds) {
  try {
    sessionStorage.setItem(storageKey(value), JSON.stringify(pasted));
  } catch {}
}

export const readPasted = (value: string): string | null => {
  try {
    return sessionStorage.getItem(storageKey(value));
  } catch {
    return null;
  }
};

// Guarantee of the cast: `keepPasted` alone writes it.
export const asPasted = (stored: string) => JSON.parse(stored) as PastedIds;
