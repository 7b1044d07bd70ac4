/** A load or a carrier that was looked at, as the list of recent ones shows it. */
export type Recent = { kind: "load" | "carrier"; href: string; label: string; detail?: string };

const keptMax = 12;

// Each user of a browser has a list of their own.
const keyOf = (userId: string) => `recents:${userId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  (value.kind === "load" || value.kind === "carrier") &&
  "href" in value &&
  typeof value.href === "string" &&
  "label" in value &&
  typeof value.label === "string" &&
  (!("detail" in value) || typeof value.detail === "string");

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

/** What this user looked at last in this browser, newest first. */
export function readRecents(userId: string): Recent[] {
  const stored = parsed(localStorage.getItem(keyOf(userId)));
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** Puts it first among what this user looked at. */
export function noteRecent(userId: string, recent: Recent) {
  const others = readRecents(userId).filter(({ href }) => href !== recent.href);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([recent, ...others].slice(0, keptMax)));
  } catch {
    // A browser without room for it has no recent ones, and loses nothing else.
  }
}
