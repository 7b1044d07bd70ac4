import { aliasReader } from "@/lib/vocabulary/alias-reader";
import { usMxBorderCrossings } from "@/lib/vocabulary/border-crossing.values";
import { crossingAliases } from "@/lib/vocabulary/crossing-aliases.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";
import { type Aliases, trailerCategoryAliases } from "@/lib/vocabulary/trailer-aliases.values";

/** The one value that a word means; undefined where it may mean none or several. */
const onlyOf = <Value extends string>(values: readonly Value[], words: Aliases<Value>) => {
  const readWord = aliasReader(values, words);
  return (text: string): Value | undefined => {
    const [value, ...others] = readWord(text);
    return others.length === 0 ? value : undefined;
  };
};

/** The words of tables and of what is pasted are those of the API. */
export const trailerMeantBy = onlyOf(trailerCategories, trailerCategoryAliases);
export const crossingMeantBy = onlyOf(usMxBorderCrossings, crossingAliases);
