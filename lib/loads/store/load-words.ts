import { searchable } from "@/lib/core/searchable";
import { otherStateCode } from "@/lib/vocabulary/state-codes.values";
import { Prisma } from "@/prisma/generated/client";

const wordsMax = 10;

const like = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** A word that must occur; a state is also found by the code it was not stored with: Querétaro's QUE as "QRO". */
function containing(word: string): Prisma.Sql {
  const text = Prisma.sql`"searchText" LIKE ${like(word)}`;
  const state = otherStateCode(word);
  if (!state) return text;
  const place = `%, ${state}, M%`;
  return Prisma.sql`(${text} OR "originPlace" LIKE ${place} OR "destinationPlace" LIKE ${place})`;
}

/** A condition for each word of what was typed into the search. */
export const wordsOf = (query: string): Prisma.Sql[] =>
  searchable(query).split(/\s+/).filter(Boolean).slice(0, wordsMax).map(containing);
