import { createParser } from "nuqs/server";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

/** Text in the address, cut to a length that the API takes; without any it is absent. */
export const parseAsText = (lengthMax = shortTextMax) =>
  createParser({ parse: (value) => value.slice(0, lengthMax) || null, serialize: (value: string) => value });
