import type { JsonChange } from "@/lib/core/json-diff";
import type { Author } from "@/lib/vocabulary/author";

type Change = {
  version: number;
  actor: Author;
  changes: readonly JsonChange[];
  isOverwriting: boolean;
  createdAt: Date;
};

/** What a sync made of values that somebody here had set. */
export type OverwrittenEdit = { fields: JsonChange[]; replacedBy: Author; editedBy: Author; at: Date };

const isSame = (path: string, other: string) =>
  path === other || [".", "["].some((end) => path.startsWith(other + end) || other.startsWith(path + end));

/**
 * The latest change of a load that replaced an edit, with the fields which that concerns and who had set them. The
 * changes are given newest first; undefined where somebody here changed the load since, or where the edit is too long
 * ago to be among them.
 */
export function overwrittenEdit(changes: readonly Change[]): OverwrittenEdit | undefined {
  const replaced = changes.find(({ isOverwriting, actor }) => isOverwriting || actor.type === "user");
  if (!replaced?.isOverwriting) return undefined;
  const edits = changes.filter(({ version, actor }) => version < replaced.version && actor.type === "user");
  const fields = replaced.changes.filter(({ path }) =>
    edits.some((edit) => edit.changes.some((change) => isSame(change.path, path))),
  );
  const [edit] = edits.filter((one) =>
    one.changes.some(({ path }) => fields.some((field) => isSame(field.path, path))),
  );
  return edit && { fields, replacedBy: replaced.actor, editedBy: edit.actor, at: replaced.createdAt };
}
