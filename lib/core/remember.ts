import { LRUCache } from "lru-cache";

/** Long texts are seldom sent twice. */
const keyLengthMax = 300;

/** What is costly to make and never changes: made when it is first asked for. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The same function, which remembers what it answered to the `entriesMax` questions asked last. For pure functions that take
 * longer than a look into a map; their answers are shared, so they must not be changed.
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
