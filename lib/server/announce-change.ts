import type { ChangeKind, LiveChange } from "@/lib/core/live-change";
import type { Context } from "@/lib/server/context";
import { notify } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { afterCommit } from "@/lib/server/transaction";

/** Notified with the text of an `AnnouncedChanges`. */
export const changesChannel = "live-changes";

export type AnnouncedChanges = { organizationId: string; changes: LiveChange[] };

type Gathered = { ids: Set<string> | "many"; by: Set<string> | "others" };
type Organizations = Map<string, Map<ChangeKind, Gathered>>;

const state = oncePerProcess("changes to announce", () => ({
  waiting: new Map() as Organizations,
  timer: undefined as NodeJS.Timeout | undefined,
  sentAt: 0,
}));

// The first change is announced at once; under load a process sends few announcements, whatever the number of changes.
const betweenMs = 100;
/** Of more than so many it is only said that some have changed. */
const idsMax = 20;
const requestsMax = 5;
// PostgreSQL takes 8,000 bytes.
const textLengthMax = 7000;

type Announcer = Pick<Context, "organizationId" | "followUps"> & Partial<Pick<Context, "actor" | "requestId">>;

/**
 * Has open pages of the organization, in every process, read again what shows this. Called where something is stored;
 * it takes effect after the commit, costs no statement of its own, and may be lost.
 */
export const announceChange = (ctx: Announcer, kind: ChangeKind, ids?: readonly string[]) =>
  afterCommit(ctx, () => gather(ctx, kind, ids));

function gather({ organizationId, actor, requestId }: Announcer, kind: ChangeKind, ids?: readonly string[]) {
  const kinds = state.waiting.get(organizationId) ?? new Map<ChangeKind, Gathered>();
  state.waiting.set(organizationId, kinds);
  const known = kinds.get(kind) ?? { ids: new Set(), by: new Set() };
  const by = actor?.type === "user" && requestId ? [requestId] : undefined;
  kinds.set(kind, {
    ids: add(known.ids, ids, { max: idsMax, beyond: "many" }),
    by: add(known.by, by, { max: requestsMax, beyond: "others" }),
  });
  state.timer ??= setTimeout(send, Math.max(0, state.sentAt + betweenMs - Date.now())).unref();
}

/** The set with more in it, or `beyond` once that is too many, or something unknown. */
function add<Beyond extends string>(
  known: Set<string> | Beyond,
  more: readonly string[] | undefined,
  { max, beyond }: { max: number; beyond: Beyond },
) {
  if (typeof known === "string" || !more || more.length > max) return beyond;
  for (const one of more) known.add(one);
  return known.size > max ? beyond : known;
}

function send() {
  const organizations = [...state.waiting];
  state.waiting.clear();
  state.timer = undefined;
  state.sentAt = Date.now();
  for (const [organizationId, kinds] of organizations) {
    const changes = [...kinds].map(([kind, { ids, by }]) => ({
      kind,
      ...(ids !== "many" && { ids: [...ids] }),
      ...(by !== "others" && { by: [...by] }),
    }));
    const text = textOf({ organizationId, changes });
    const isShort = text.length <= textLengthMax;
    notify(changesChannel, isShort ? text : textOf({ organizationId, changes: changes.map(({ kind }) => ({ kind })) }));
  }
}

const textOf = (announced: AnnouncedChanges) => JSON.stringify(announced);
