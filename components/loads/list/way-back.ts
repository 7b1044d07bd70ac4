/** Where the list of loads was left, and the load that was opened since: known as long as the page is not read anew. */
let left: { address: string; opened: string; order: readonly string[] } = { address: "/loads", opened: "", order: [] };

export const noteAddress = (address: string) => {
  left = { ...left, address };
};

export const noteOpened = (opened: string) => {
  left = { ...left, opened };
};

/** The loads of the list in their order, as far as it was read. */
export const noteOrder = (order: readonly string[]) => {
  left = { ...left, order };
};

/** The load before or after this one in the list that it was opened from, as far as that was read. */
export function neighbourOf(id: string, step: 1 | -1) {
  const at = left.order.indexOf(id);
  return at < 0 ? undefined : left.order[at + step];
}

/** The list as it was left: with its filters, its words and its preview. */
export const wayBack = () => left.address;

/** The load that somebody comes back from, once. */
export function takeOpened() {
  const { opened } = left;
  noteOpened("");
  return opened;
}
