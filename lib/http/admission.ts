import { AppError } from "@/lib/core/errors";

type Limits = {
  /** Weight of the calls that run at once: of all, of one organization, and of one caller where that is less. */
  atOnce: number;
  atOncePerOrganization: number;
  atOncePerCaller?: number;
  /** Calls that wait, of all and of one organization. */
  waitingMax: number;
  waitingPerOrganizationMax: number;
  /** A call that has waited so long is refused: its caller would rather ask again. */
  waitMsMax: number;
  /** The answer to a call that has waited too long, where that is not whose share is full. */
  tooLate?: () => AppError;
};

/** Whose call it is, a key's or a person's, and what it takes of the process. */
export type Turn = { organizationId: string; callerId: string; weight: number };

type Waiting = Turn & { begin: () => void };
/** Of one organization, by caller, in the order of their turns. */
type Queue = Map<string, Waiting[]>;

const full = () => new AppError("unavailable", "The service is busy. Try again.", { retryAfterSeconds: 1 });
const ownShare = () =>
  new AppError("rate_limited", "Too many calls of your organization at once.", { retryAfterSeconds: 1 });

/**
 * Which calls run now, which wait and which are refused at once. Organizations take turns, and within one its callers,
 * each with a share that it cannot exceed, so that the work of one never stands before that of another.
 */
export class Admission {
  /** Weight by organization and by caller. */
  private readonly running = new Map<string, number>();
  /** In the order of their turns. */
  private readonly queues = new Map<string, Queue>();
  private used = 0;
  private waiting = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * Runs a call in its turn; heavier than its caller's share, it takes all of that. Once `wanted` is aborted, a call that
   * waits is given up.
   * @throws AppError unavailable; rate_limited where only the organization's own share is full.
   */
  async run<Answer>(asked: Turn, call: () => Promise<Answer>, wanted?: AbortSignal): Promise<Answer> {
    const turn = { ...asked, weight: Math.min(asked.weight, this.callerMax) };
    if (this.isFree(turn)) this.count(turn, 1);
    else await this.wait(turn, wanted);
    try {
      return await call();
    } finally {
      this.count(turn, -1);
      this.beginWaiting();
    }
  }

  /** Whether a call would not have to wait. */
  isFree(turn: Turn) {
    return !this.nextOf(this.queues.get(turn.organizationId)) && this.fits(turn);
  }

  /** @throws AppError unavailable; rate_limited where only the organization's own share is full. */
  refuseWhenFull(organizationId: string) {
    const { waitingMax, waitingPerOrganizationMax } = this.limits;
    const own = [...(this.queues.get(organizationId)?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
    if (own >= waitingPerOrganizationMax) throw ownShare();
    if (this.waiting >= waitingMax) throw full();
  }

  private fits(turn: Turn) {
    return this.used + turn.weight <= this.limits.atOnce && this.fitsShare(turn);
  }

  private fitsShare(turn: Turn) {
    const own = this.weightOf(turn.organizationId) + turn.weight;
    return own <= this.limits.atOncePerOrganization && this.fitsCaller(turn);
  }

  private fitsCaller({ organizationId, callerId, weight }: Turn) {
    return this.weightOf(`${organizationId} ${callerId}`) + weight <= this.callerMax;
  }

  private refusalOf(turn: Turn) {
    if (this.limits.tooLate) return this.limits.tooLate();
    return this.fitsShare(turn) ? full() : ownShare();
  }

  private weightOf(whose: string) {
    return this.running.get(whose) ?? 0;
  }

  private get callerMax() {
    return this.limits.atOncePerCaller ?? this.limits.atOncePerOrganization;
  }

  /** Counts what begins, or no longer what has ended. */
  private count({ organizationId, callerId, weight }: Turn, by: 1 | -1) {
    this.used += by * weight;
    for (const whose of [organizationId, `${organizationId} ${callerId}`]) {
      const now = this.weightOf(whose) + by * weight;
      if (now > 0) this.running.set(whose, now);
      else this.running.delete(whose);
    }
  }

  private wait(turn: Turn, wanted?: AbortSignal) {
    wanted?.throwIfAborted();
    this.refuseWhenFull(turn.organizationId);
    return new Promise<void>((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        stopWaiting();
        this.leave(one);
        reject(reason);
        this.beginWaiting();
      };
      const tooLate = setTimeout(() => giveUp(this.refusalOf(turn)), this.limits.waitMsMax);
      const hungUp = () => giveUp(wanted?.reason);
      const stopWaiting = () => {
        clearTimeout(tooLate);
        wanted?.removeEventListener("abort", hungUp);
      };
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const one = { ...turn, begin };
      wanted?.addEventListener("abort", hungUp);
      this.waiting++;
      const queue = this.queues.get(turn.organizationId) ?? new Map();
      this.queues.set(turn.organizationId, queue);
      queue.set(turn.callerId, [...(queue.get(turn.callerId) ?? []), one]);
    });
  }

  private leave(one: Waiting) {
    const { organizationId, callerId } = one;
    const queue = this.queues.get(organizationId);
    if (!queue) return;
    const others = (queue.get(callerId) ?? []).filter((it) => it !== one);
    this.waiting--;
    // Behind the callers, and the organizations, that have not had their turn.
    queue.delete(callerId);
    if (others.length > 0) queue.set(callerId, others);
    this.queues.delete(organizationId);
    if (queue.size > 0) this.queues.set(organizationId, queue);
  }

  /**
   * Whose turn it is in an organization: of its callers that have not all of their share the one of which least runs, so
   * that one who asks for much does not stand before another who asks for little.
   */
  private nextOf(queue: Queue = new Map()) {
    const running = ({ organizationId, callerId }: Turn) => this.weightOf(`${organizationId} ${callerId}`);
    const firsts = [...queue.values()].flatMap(([first]) => (first && this.fitsCaller(first) ? [first] : []));
    return firsts.toSorted((one, other) => running(one) - running(other))[0];
  }

  private beginWaiting() {
    for (let begun = true; begun; ) {
      begun = false;
      for (const queue of [...this.queues.values()]) {
        const next = this.nextOf(queue);
        if (!next || !this.fits(next)) continue;
        this.leave(next);
        this.count(next, 1);
        next.begin();
        begun = true;
      }
    }
  }
}
