import type { LoadChange } from "@/lib/loads/schema/history";
import type { FieldChange } from "@/lib/vocabulary/field-change";

const isWithin = (inner: string, outer: string) =>
  inner === outer || (inner.startsWith(outer) && [".", "["].includes(inner.charAt(outer.length)));

const isAbout = (path: string) => (change: FieldChange) => isWithin(change.path, path) || isWithin(path, change.path);

/** Who changed all of these fields last, by a history with the newest first; undefined where that is not one. */
export function authorOf(
  fields: readonly FieldChange[],
  history: readonly LoadChange[],
): LoadChange["actor"] | undefined {
  const authors = fields.map(({ path }) => history.find(({ changes }) => changes.some(isAbout(path)))?.actor);
  const [first] = authors;
  const isOne = first && authors.every((author) => author?.type === first.type && author.id === first.id);
  return isOne ? first : undefined;
}
