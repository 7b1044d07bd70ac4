/** Where the list of loads was left, and the load that was opened since: known as long as the page is not read anew. */
let left = { address: "/loads", opened: "" };

export const noteAddress = (address: string) => {
  left = { ...left, address };
};

export const noteOpened = (opened: string) => {
  left = { ...left, opened };
};

/** The list as it was left: with its filters, its words and its preview. */
export const wayBack = () => left.address;

/** The load that somebody comes back from, once. */
export function takeOpened() {
  const { opened } = left;
  noteOpened("");
  return opened;
}
