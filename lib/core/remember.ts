import { LRUCache } from "lru-cache";

/** Long texts are seldom sent twice. */
const keyLengthMax = 300;

/** A value that is costly to make and never changes: made on first use. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The function with a cache of its last `entriesMax` results. For pure functions that are slower than a lookup in a map.
 * Callers share the results, so they must not change them.
 */
export function remember<Argument, Answer>(
  entriesMax: number,
  keyOf: (argument: Argument) => string,
  answer: (argument: Argument) => Answer,
) {
  const known = new LRUCache<string, { answered: Answer }>({ max: entriesMax });
  return (argument: Argument): Answer => {
    const key = keyOf(argument);
    const found = known.get(key);
    if (found) return found.answered;
    const answered = answer(argument);
    if (key.length <= keyLengthMax) known.set(key, { answered });
    return answered;
  };
}
