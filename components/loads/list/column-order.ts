/** The ids in the order given; those that it does not name after them, in their own. The first one stays first. */
export function inOrder<Id extends string>(ids: readonly Id[], order: readonly string[]): Id[] {
  const placeOf = (id: Id) => (id === ids[0] ? -1 : order.includes(id) ? order.indexOf(id) : order.length);
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The ids with one of them a place further up or down; the first one stays first. */
export function reordered<Id extends string>(ids: readonly Id[], id: Id, step: 1 | -1): Id[] {
  const [first, ...rest] = ids;
  const at = rest.indexOf(id);
  const to = at + step;
  if (first === undefined || at < 0 || to < 0 || to >= rest.length) return [...ids];
  const others = rest.filter((other) => other !== id);
  return [first, ...others.slice(0, to), id, ...others.slice(to)];
}
