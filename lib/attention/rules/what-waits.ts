import type { AttentionKind } from "@/lib/attention/schema/attention";
import { attentionGroups, groupOfKind } from "@/lib/attention/schema/attention-values";

type Clock = { type: "SINCE" | "UNTIL"; at: Date };

/** Something that waits, before anything else is known of it. */
export type Waiting = { kind: AttentionKind; subjectId: string; clock: Clock };

export type Snooze = { kind: string; subjectId: string; until: Date | null; clockAt: Date };

export const keyOf = ({ kind, subjectId }: Pick<Waiting, "kind" | "subjectId">) => `${kind}:${subjectId}`;

/** Until when something is put off; undefined where it is not, by now or because it waits anew. */
export function snoozedUntil(
  { clock }: Pick<Waiting, "clock">,
  snooze: Snooze | undefined,
  now: Date,
): Date | null | undefined {
  if (!snooze || snooze.clockAt.getTime() !== clock.at.getTime()) return undefined;
  return snooze.until === null || snooze.until > now ? snooze.until : undefined;
}

const rankOfGroup = ({ kind }: Waiting) => attentionGroups.indexOf(groupOfKind[kind]);
const rankOfClock = ({ clock }: Waiting) => (clock.type === "UNTIL" ? 0 : 1);

/** By part; within it what is due first, then what has waited longest. */
export const byClock = (one: Waiting, other: Waiting) =>
  rankOfGroup(one) - rankOfGroup(other) ||
  rankOfClock(one) - rankOfClock(other) ||
  one.clock.at.getTime() - other.clock.at.getTime() ||
  keyOf(one).localeCompare(keyOf(other));

type Preferences = { snoozes: readonly Snooze[]; muted: ReadonlySet<AttentionKind>; now: Date };
export type Snoozed<Row> = Row & { snoozedUntil: Date | null };

/** What is shown now, what is put off, and how many of each kind wait, muted or not; sorted by their clocks. */
export function sortOut<Row extends Waiting>(rows: readonly Row[], { snoozes, muted, now }: Preferences) {
  const byKey = new Map(snoozes.map((snooze) => [`${snooze.kind}:${snooze.subjectId}`, snooze]));
  const [shown, snoozed]: [Row[], Snoozed<Row>[]] = [[], []];
  const counts = new Map<AttentionKind, number>();
  for (const row of rows.toSorted(byClock)) {
    const until = snoozedUntil(row, byKey.get(keyOf(row)), now);
    if (until !== undefined) snoozed.push({ ...row, snoozedUntil: until });
    else {
      counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
      if (!muted.has(row.kind)) shown.push(row);
    }
  }
  return { shown, snoozed, counts };
}

/** The first `max` of each kind, in their order. */
export function firstOfEach<Row extends Waiting>(rows: readonly Row[], max: number): Row[] {
  const taken = new Map<AttentionKind, number>();
  return rows.filter(({ kind }) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= max;
  });
}
