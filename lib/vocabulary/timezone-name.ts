// Asking Intl costs more than checking the rest of a load. Names are taken in any case, so the list is bounded.
const known = new Set<string>();
const knownMax = 2000;

/** @see Intl.supportedValuesOf, which leaves out aliases that a TMS may send, such as `US/Central`. */
export function isTimezone(name: string) {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (known.size < knownMax) known.add(name);
  return true;
}
