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

export type AnswerKey = keyof OnboardingAnswers;
/** What one part of the answers is on its way to the server; null where nothing is left of it. */
const tidyPart = (answers: OnboardingAnswers, key: AnswerKey): Part => {
  const part = tidy(answers[key]);
  const isList = Array.isArray(part) || key === "identity";
  return isNothing(part) && !isList ? null : part;
};

/** An amount as it is written that cannot be read as one. It is never sent. */
export type CoverageDraft = { text: string; currencyCode: CurrencyCode };

/** The parts in which a day is written that cannot be read as one. */
type UnreadDays = { certificates: boolean; cargoInsurance: boolean };
const noUnreadDays: UnreadDays = { certificates: false, cargoInsurance: false };

export type Kept = {
  answers: OnboardingAnswers;
  version: number;
  coverageDraft?: CoverageDraft;
  unreadDays: UnreadDays;
  /** `refused`: the link stopped working, or somebody signed meanwhile; the page has to ask again. */
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
const asCurrent = (current: unknown) => current as Stored;

const currentOf = (reason: unknown) =>
  reason instanceof CallError && reason.code === "version_conflict" ? asCurrent(reason.current) : undefined;

const isRefusal = (reason: unknown) => reason instanceof CallError && (reason.status === 401 || reason.status === 409);

type Stored = Pick<GetOnboardingResponse, "answers" | "version">;

/** Whether a part of the answers is another one once it is tidied up. */
export const differs = (key: AnswerKey, one: OnboardingAnswers, other: OnboardingAnswers) =>
  !jsonEqual(tidyPart(one, key), tidyPart(other, key));

/**
 * Keeps answers on the server while somebody fills them in: part by part, a moment after each change, one save at a
 * time. Parts that somebody else filled in meanwhile are taken over; only where both changed the same part, a person
 * has to say which one counts.
 */
class Keeper {
  readonly #save: Given["save"];
  readonly #waitMs: number;
  readonly #changed = new Set<AnswerKey>();
  readonly #listeners = new Set<() => void>();
  #kept: Kept;
  #base: OnboardingAnswers;
  #theirs: Stored | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = Promise.resolve();

  constructor({ answers, version, save, waitMs = 800 }: Given) {
    this.#kept = { answers, version, unreadDays: noUnreadDays, state: "saved" };
    this.#base = answers;
    this.#save = save;
    this.#waitMs = waitMs;
  }

  readonly get = () => this.#kept;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = <Key extends AnswerKey>(key: Key, value: OnboardingAnswers[Key]) => {
    const { answers, state } = this.#kept;
    this.#changed.add(key);
    this.#become({ answers: { ...answers, [key]: value }, ...(state !== "conflict" && { state: "unsaved" }) });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveNow(), this.#waitMs);
  };

  /** Keeps an amount that cannot be read while other steps are looked at; undefined once it can be. */
  readonly draftCoverage = (coverageDraft: CoverageDraft | undefined) => this.#become({ coverageDraft });

  /** What is written there stays in the form alone: it is never sent. */
  readonly noteUnreadDays = (unreadDays: UnreadDays) => {
    if (!jsonEqual(unreadDays, this.#kept.unreadDays)) this.#become({ unreadDays });
  };

  /** Saves now what is not saved yet; whether everything is. */
  flush() {
    if (this.#kept.state === "failed") this.#become({ state: "unsaved" });
    return this.#saveNow();
  }

  /** After a conflict: what is on this screen counts. */
  keepMine() {
    if (this.#theirs) this.#rebase(this.#theirs);
    return this.#saveNow();
  }

  /** After a conflict: what the other one saved counts; theirs is what the server refused the last call with. */
  takeTheirs(reason?: unknown) {
    const current = currentOf(reason) ?? this.#theirs;
    if (!current) return;
    this.#changed.clear();
    this.#rebase(current);
    this.#become({ state: "saved", coverageDraft: undefined, unreadDays: noUnreadDays });
  }

  #become(next: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...next };
    for (const listener of this.#listeners) listener();
  }

  /** Takes over what somebody else saved, except the parts that are being changed here. */
  #rebase({ answers, version }: Stored) {
    const mine = Object.fromEntries([...this.#changed].map((key) => [key, this.#kept.answers[key]]));
    this.#base = answers;
    this.#theirs = undefined;
    this.#become({ answers: { ...answers, ...mine }, version, state: "unsaved" });
  }

  async #send() {
    const sent = this.#kept.answers;
    const keys = [...this.#changed].filter((key) => differs(key, sent, this.#base));
    this.#changed.clear();
    if (keys.length === 0) return this.#become({ state: "saved" });
    try {
      const parts = Object.fromEntries(keys.map((key) => [key, tidyPart(sent, key)]));
      const { version } = await this.#save({ answers: asPatch(parts), ifVersion: this.#kept.version });
      this.#base = sent;
      this.#become({ version: version ?? this.#kept.version, state: this.#changed.size > 0 ? "unsaved" : "saved" });
    } catch (reason) {
      for (const key of keys) this.#changed.add(key);
      this.#fail(reason, keys);
    }
  }

  #fail(reason: unknown, keys: AnswerKey[]) {
    const current = currentOf(reason);
    if (!current) return this.#become({ state: isRefusal(reason) ? "refused" : "failed" });
    if (!keys.some((key) => differs(key, current.answers, this.#base))) return this.#rebase(current);
    this.#theirs = current;
    this.#become({ state: "conflict" });
  }

  async #saveAll() {
    while (this.#kept.state === "unsaved") await this.#send();
  }

  /** One save at a time: a later one begins where the one under way ends. */
  async #saveNow(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveAll());
    await this.#running;
    return this.#kept.state === "saved";
  }
}

export type AnswerKeeper = Keeper;
export const keepAnswers = (given: Given): AnswerKeeper => new Keeper(given);
