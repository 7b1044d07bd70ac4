import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Limits = {
  /** Weight of the calls that run at once, of all and of one organization. */
  atOnce: number;
  atOncePerOrganization: number;
  /** Calls that wait, of all and of one organization. */
  waitingMax: number;
  waitingPerOrganizationMax: number;
  /** A call that has waited so long is refused: its caller would rather ask again. */
  waitMsMax: number;
};

type Waiting = { weight: number; begin: () => void };

const full = () => new AppError("unavailable", "The service is busy. Try again.", { retryAfterSeconds: 1 });
const ownShare = () =>
  new AppError("rate_limited", "Too many calls of your organization at once.", { retryAfterSeconds: 1 });

/**
 * Which calls run now, which wait and which are refused at once. Organizations take turns, each with a share that it
 * cannot exceed, so that the work of one never stands before that of another.
 */
export class Admission {
  private readonly running = new Map<string, number>();
  /** In the order of their turns. */
  private readonly queues = new Map<string, Waiting[]>();
  private used = 0;
  private waiting = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * Runs a call in its organization's turn. `weight` is what it takes of the process, at most its organization's share.
   * @throws AppError unavailable; rate_limited where only the organization's own share is full.
   */
  async run<Answer>(organizationId: string, weight: number, call: () => Promise<Answer>): Promise<Answer> {
    const isNext = !this.queues.has(organizationId) && this.fits(organizationId, weight);
    if (isNext) this.begin(organizationId, weight);
    else await this.wait(organizationId, weight);
    try {
      return await call();
    } finally {
      this.begin(organizationId, -weight);
      this.beginWaiting();
    }
  }

  /** @throws AppError unavailable; rate_limited where only the organization's own share is full. */
  refuseWhenFull(organizationId: string) {
    const { waitingMax, waitingPerOrganizationMax } = this.limits;
    if ((this.queues.get(organizationId)?.length ?? 0) >= waitingPerOrganizationMax) throw ownShare();
    if (this.waiting >= waitingMax) throw full();
  }

  private fits(organizationId: string, weight: number) {
    const { atOnce, atOncePerOrganization } = this.limits;
    return this.used + weight <= atOnce && (this.running.get(organizationId) ?? 0) + weight <= atOncePerOrganization;
  }

  private begin(organizationId: string, weight: number) {
    this.used += weight;
    const now = (this.running.get(organizationId) ?? 0) + weight;
    if (now > 0) this.running.set(organizationId, now);
    else this.running.delete(organizationId);
  }

  private wait(organizationId: string, weight: number) {
    this.refuseWhenFull(organizationId);
    return new Promise<void>((resolve, reject) => {
      const tooLate = setTimeout(() => {
        this.leave(organizationId, one);
        reject(full());
      }, this.limits.waitMsMax);
      const begin = () => {
        clearTimeout(tooLate);
        resolve();
      };
      const one = { weight, begin };
      this.waiting++;
      this.queues.set(organizationId, [...(this.queues.get(organizationId) ?? []), one]);
    });
  }

  private leave(organizationId: string, one: Waiting) {
    const others = (this.queues.get(organizationId) ?? []).filter((it) => it !== one);
    this.waiting--;
    // Behind the organizations that have not had their turn.
    this.queues.delete(organizationId);
    if (others.length > 0) this.queues.set(organizationId, others);
  }

  private beginWaiting() {
    for (const [organizationId, [next]] of [...this.queues]) {
      if (!next || !this.fits(organizationId, next.weight)) continue;
      this.leave(organizationId, next);
      this.begin(organizationId, next.weight);
      next.begin();
    }
  }
}

/** That of this process. */
export const admission = () =>
  oncePerProcess(
    "admission",
    () =>
      new Admission({
        atOnce: env.CALLS_AT_ONCE,
        atOncePerOrganization: Math.ceil(env.CALLS_AT_ONCE / 2),
        waitingMax: env.CALLS_WAITING,
        waitingPerOrganizationMax: Math.ceil(env.CALLS_WAITING / 2),
        waitMsMax: env.CALL_WAIT_MS,
      }),
  );
