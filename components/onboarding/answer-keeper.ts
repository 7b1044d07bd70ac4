import { CallError } from "@/lib/browser/api";
import { jsonEqual } from "@/lib/core/json";
import type { AnswersPatch, GetOnboardingResponse, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import type { CurrencyCode } from "@/lib/vocabulary/money";

type Part = string | number | boolean | null | undefined | Part[] | { [key: string]: Part };

const isNothing = (part: Part) =>
  part === undefined ||
  part === null ||
  part === "" ||
  (typeof part === "object" && Object.keys(part).length === 0 && !Array.isArray(part));

/** Without what is empty, and trimmed: as the server keeps it. Rows in which nothing is filled in are no rows yet. */
function tidy(part: Part): Part {
  if (typeof part === "string") return part.trim();
  if (Array.isArray(part)) return part.map(tidy).filter((row) => !isNothing(row));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, tidy(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isNothing(value)));
}

type AnswerKey = keyof OnboardingAnswers;
/** What one part of the answers is on its way to the server; null where nothing is left of it. */
const tidyPart = (answers: OnboardingAnswers, key: AnswerKey): Part => {
  const part = tidy(answers[key]);
  const isList = Array.isArray(part) || key === "identity";
  return isNothing(part) && !isList ? null : part;
};

/** An amount as it is written that cannot be read as one. It is never sent. */
export type CoverageDraft = { text: string; currencyCode: CurrencyCode };

export type Kept = {
  answers: OnboardingAnswers;
  version: number;
  coverageDraft?: CoverageDraft;
  /** `refused`: the link stopped working, or somebody signed meanwhile; the page has to ask anew. */
  state: "saved" | "unsaved" | "failed" | "conflict" | "refused";
};

type Given = {
  answers: OnboardingAnswers;
  version: number;
  save: (request: { answers: AnswersPatch; ifVersion: number }) => Promise<{ version?: number }>;
  waitMs?: number;
};

// The server judges what is sent by its schema; a tidy part of typed answers has that form.
const asPatch = (parts: Record<string, unknown>) => parts as AnswersPatch;
const asCurrent = (current: unknown) => current as Pick<GetOnboardingResponse, "answers" | "version">;

const currentOf = (reason: unknown) =>
  reason instanceof CallError && reason.code === "version_conflict" ? asCurrent(reason.current) : undefined;

const isRefusal = (reason: unknown) => reason instanceof CallError && (reason.status === 401 || reason.status === 409);

/**
 * Keeps answers on the server while somebody fills them in: part by part, a moment after each change, one save at a
 * time. Parts that somebody else filled in meanwhile are taken over; only where both changed the same part, a person
 * has to say which one counts.
 */
export function keepAnswers({ answers, version, save, waitMs = 800 }: Given) {
  let kept: Kept = { answers, version, state: "saved" };
  let base = answers;
  let theirs: Pick<GetOnboardingResponse, "answers" | "version"> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const changed = new Set<AnswerKey>();
  const listeners = new Set<() => void>();

  function become(next: Partial<Kept>) {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  }

  const differs = (key: AnswerKey, one: OnboardingAnswers, other: OnboardingAnswers) =>
    !jsonEqual(tidyPart(one, key), tidyPart(other, key));

  /** Takes over what somebody else saved, except the parts that are being changed here. */
  function rebase(current: Pick<GetOnboardingResponse, "answers" | "version">) {
    const mine = Object.fromEntries([...changed].map((key) => [key, kept.answers[key]]));
    base = current.answers;
    theirs = undefined;
    become({ answers: { ...current.answers, ...mine }, version: current.version, state: "unsaved" });
  }

  async function send() {
    const sent = kept.answers;
    const keys = [...changed].filter((key) => differs(key, sent, base));
    changed.clear();
    if (keys.length === 0) return become({ state: "saved" });
    try {
      const parts = Object.fromEntries(keys.map((key) => [key, tidyPart(sent, key)]));
      const { version } = await save({ answers: asPatch(parts), ifVersion: kept.version });
      base = sent;
      become({ version: version ?? kept.version, state: changed.size > 0 ? "unsaved" : "saved" });
    } catch (reason) {
      for (const key of keys) changed.add(key);
      meet(reason, keys);
    }
  }

  function meet(reason: unknown, keys: AnswerKey[]) {
    const current = currentOf(reason);
    if (!current) return become({ state: isRefusal(reason) ? "refused" : "failed" });
    if (!keys.some((key) => differs(key, current.answers, base))) return rebase(current);
    theirs = current;
    become({ state: "conflict" });
  }

  async function saveAll() {
    while (kept.state === "unsaved") await send();
  }

  /** One save at a time: a later one begins where the one under way ends. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    running = running.then(saveAll);
    await running;
    return kept.state === "saved";
  }

  return {
    get: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set<Key extends AnswerKey>(key: Key, value: OnboardingAnswers[Key]) {
      changed.add(key);
      become({ answers: { ...kept.answers, [key]: value }, ...(kept.state !== "conflict" && { state: "unsaved" }) });
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    /** Keeps an amount that cannot be read while other steps are looked at; undefined once it can be. */
    draftCoverage(coverageDraft: CoverageDraft | undefined) {
      become({ coverageDraft });
    },
    /** Saves now what is not saved yet; whether everything is. */
    flush() {
      if (kept.state === "failed") become({ state: "unsaved" });
      return flush();
    },
    /** After a conflict: what is on this screen counts. */
    keepMine() {
      if (theirs) rebase(theirs);
      return flush();
    },
    /** After a conflict: what the other one saved counts; theirs is what the server refused the last call with. */
    takeTheirs(reason?: unknown) {
      const current = currentOf(reason) ?? theirs;
      if (!current) return;
      changed.clear();
      rebase(current);
      become({ state: "saved", coverageDraft: undefined });
    },
  };
}

export type AnswerKeeper = ReturnType<typeof keepAnswers>;
