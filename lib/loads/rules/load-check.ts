import type { Warning } from "@/lib/core/errors";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Found = Warning | false | undefined;
/** What was sent, or all that a load has. */
export type Fields = Partial<Record<keyof SentLoad, unknown>>;
/** A look at a load as a whole. */
export type Check = {
  /** It is only run when one of these fields was sent: a sender is not warned of what others did. */
  about: readonly (keyof SentLoad)[];
  find: (load: LoadDocument, sent: Fields) => readonly Found[];
};
