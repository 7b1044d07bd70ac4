export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line: numbers, cities, an e-mail address. */
  detail?: string;
  /** Further words by which it is found. */
  words?: string;
  /** Why it cannot be chosen. */
  reason?: string;
};

const mostShown = 60;

const plainly = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The options in which every typed word occurs, accents and case aside; those that begin with it first. */
export function matching(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = plainly(typed).split(/\s+/).filter(Boolean);
  const found = options.filter(({ value, label, detail = "", words: more = "" }) => {
    const text = plainly(`${value} ${label} ${detail} ${more}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (option: ComboboxOption) => plainly(option.label).startsWith(words[0] ?? "");
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, mostShown);
}

/** The option a text names, by its label or its value. */
export const optionNamed = (options: readonly ComboboxOption[], text: string) =>
  options.find(({ value, label }) => value === text || plainly(label) === plainly(text.trim()));
