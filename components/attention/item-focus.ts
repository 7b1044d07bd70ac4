const linksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("[data-item-link]") ?? [])];

/** The item that has the focus, or around whose focus it is. */
export const itemAround = (element: Element | null) => element?.closest("[data-item]")?.getAttribute("data-item");

/** Moves the focus to the item that is so many after the one that has it, or to the first. */
export function focusItem(list: Element | null, step: number) {
  const links = linksIn(list);
  const at = links.findIndex((link) => link.closest("[data-item]")?.contains(document.activeElement));
  const next = at === -1 ? links[0] : links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
  next?.closest("[data-item]")?.scrollIntoView({ block: "nearest" });
}

/** Gives the focus back to an item, from what it asked. */
export const focusItemOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"] [data-item-link]`)?.focus();
