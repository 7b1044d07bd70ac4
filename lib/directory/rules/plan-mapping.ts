import type { MatchResult, PreviewRow, PreviewStatus } from "@/lib/directory/schema/mapping";

/** A user or a team as the directory has it. The e-mail is in lower case, and nobody else of its kind has it. */
export type Entry = { id: string; email: string; name: string; externalId: string | null };
type Item = { email: string; externalId: string };

/** How people and teams are found by e-mail. Only ASCII changes its case: the Kelvin sign would become a `k`. */
export const emailKey = (email: string) => email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Finds the entries that cannot get the externalId they claim: each id has one owner once everything is
 * done. An entry that is refused keeps its present id, so another one may be refused in turn.
 * @param claims externalId by e-mail
 * @param holders the present owners: e-mail by externalId
 * @returns by e-mail of the refused entry, the owner that keeps the id
 */
export function refuseClaims(claims: ReadonlyMap<string, string | null>, holders: ReadonlyMap<string, string>) {
  const claimants = new Map<string, string[]>();
  for (const [email, externalId] of claims) {
    if (externalId !== null) claimants.set(externalId, [...(claimants.get(externalId) ?? []), email]);
  }
  const present = new Map([...holders].map(([externalId, email]) => [email, externalId]));
  const refused = new Map<string, string>();
  const refuse = (email: string, by: string) => {
    if (refused.has(email)) return;
    refused.set(email, by);
    for (const next of claimantsOfPresent(email)) refuse(next, email);
  };
  const claimantsOfPresent = (email: string) =>
    (claimants.get(present.get(email) ?? "") ?? []).filter((claimant) => claimant !== email);

  for (const [externalId, emails] of claimants) {
    const [first = "", second] = emails;
    const holder = holders.get(externalId);
    if (second !== undefined) for (const email of emails) refuse(email, email === first ? second : first);
    else if (holder !== undefined && holder !== first && !claims.has(holder)) refuse(first, holder);
  }
  return refused;
}

/** What becomes of one item of a call. */
type Planned = {
  entry?: Entry;
  /** What the entry has once the call is done. */
  externalId: string | null;
  /** Another item, further down, has the same e-mail and counts instead. */
  isSuperseded: boolean;
  /** The e-mail that stands in the way. */
  refusedFor?: string;
};

export type Assignment = { entry: Entry; to: string | null };

/** Which of the claims change something. */
export function assignmentsOf(
  claims: ReadonlyMap<string, string | null>,
  entries: readonly Entry[],
  refused: ReadonlyMap<string, string>,
): Assignment[] {
  return entries.flatMap((entry) => {
    const to = claims.get(entry.email);
    return to === undefined || to === entry.externalId || refused.has(entry.email) ? [] : [{ entry, to }];
  });
}

export const holdersOf = (entries: readonly Entry[]) =>
  new Map(entries.flatMap(({ email, externalId }) => (externalId === null ? [] : [[externalId, email]])));

/**
 * What becomes of a call that gives externalIds by e-mail.
 * @param entries all that the e-mails name, and all that have one of the externalIds now
 */
export function planMapping(items: readonly Item[], entries: readonly Entry[]) {
  const byEmail = new Map(entries.map((entry) => [entry.email, entry]));
  // An unknown e-mail gets no id, so it cannot conflict with another.
  const found = items.filter(({ email }) => byEmail.has(emailKey(email)));
  const claims = new Map(found.map(({ email, externalId }) => [emailKey(email), externalId]));
  const lastIndex = new Map(items.map(({ email }, index) => [emailKey(email), index]));
  const refused = refuseClaims(claims, holdersOf(entries));
  const planned = items.map(({ email }, index): Planned => {
    const key = emailKey(email);
    const entry = byEmail.get(key);
    const refusedFor = refused.get(key);
    return {
      entry,
      externalId: (entry && (refusedFor === undefined ? claims.get(key) : entry.externalId)) ?? null,
      isSuperseded: lastIndex.get(key) !== index,
      refusedFor,
    };
  });
  return { planned, assignments: assignmentsOf(claims, entries, refused) };
}

export function matchResult({ entry, externalId, refusedFor }: Planned, email: string): MatchResult {
  if (!entry) return { status: "NOT_FOUND", email, id: null, externalId: null };
  return { status: refusedFor === undefined ? "MATCHED" : "CONFLICT", email, id: entry.id, externalId };
}

function statusOf({ entry, externalId, isSuperseded, refusedFor }: Planned): PreviewStatus {
  if (!entry) return "NOT_FOUND";
  if (isSuperseded) return "DUPLICATE";
  if (refusedFor !== undefined) return "CONFLICT";
  if (entry.externalId === externalId) return "UNCHANGED";
  return entry.externalId === null ? "MATCHED" : "CHANGED";
}

/** A planned item as someone looks at it before it is applied. */
export function previewRow(planned: Planned): PreviewRow {
  const { entry, externalId, refusedFor } = planned;
  const status = statusOf(planned);
  if (!entry) return { status };
  const isChange = status === "MATCHED" || status === "CHANGED";
  return {
    status,
    id: entry.id,
    name: entry.name,
    ...(entry.externalId !== null && { from: entry.externalId }),
    ...(isChange && externalId !== null && { to: externalId }),
    ...(status === "CONFLICT" && { heldBy: refusedFor }),
  };
}
