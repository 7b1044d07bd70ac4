import { db, pool } from "@/lib/server/db";
import { failingBeforeDisabledMs, failuresBeforePause, probeEveryMs } from "@/lib/webhooks/rules/webhook-health";
import { settleText } from "@/lib/webhooks/store/settle-text";

/** What a worker needs to send a delivery once. `attempts` is the number of this attempt. */
export type Claim = {
  organizationId: string;
  id: string;
  eventId: string;
  body: string;
  attempts: number;
  step: number;
  url: string;
  secret: string;
  previousSecret: string | null;
  /** When it was to be tried; in the future for one that is sent early to see whether its receiver is back. */
  dueAt: Date;
};

/** For how long a delivery that is being sent belongs to its worker: longer than sending it can take. */
export const leaseMs = 25_000;

type Wanted = {
  now: Date;
  most: number;
  mostOfOne: number;
  busy: readonly { organizationId: string; count: number }[];
};

// The organizations are found by hopping along the index, so that those without work cost nothing; of those with work,
// whoever has least under way comes first. Neither taking nor settling waits for the disk: what a power cut undoes of it
// is sent a second time, while the deliveries themselves were committed for good with their events.
const claimText = `
  with recursive working as (
    (select "organizationId" from webhook_delivery where "isHead" order by "organizationId" limit 1)
    union all
    select (
      select d."organizationId" from webhook_delivery d
      where d."isHead" and d."organizationId" > w."organizationId" order by d."organizationId" limit 1)
    from working w where w."organizationId" is not null),
  busy as (select * from jsonb_to_recordset($4::jsonb) as b ("organizationId" text, count int)),
  probed as (
    update webhook w set "probeAt" = $1::timestamptz + make_interval(secs => $5)
    where w."organizationId" in (
      select p."organizationId" from working join webhook p using ("organizationId")
      where p."isEnabled" and p.failures >= $6 and p."probeAt" <= $1 and exists (
        select 1 from webhook_delivery d
        where d."organizationId" = p."organizationId" and d."isHead" and (d."nextAt" <= $1 or d.status = 'PENDING'))
      for update of p skip locked)
    returning w."organizationId"),
  ready as (
    select w."organizationId", w.url, w.secret,
      case when w."previousSecretUntil" > $1 then w."previousSecret" end as "previousSecret",
      case when w.failures >= $6 then 1 else $3 - coalesce(b.count, 0) end as most,
      case when w.failures >= $6 then 'infinity' else $1::timestamptz end as until
    from working join webhook w using ("organizationId") left join busy b using ("organizationId")
    where w."isEnabled" and (w.failures < $6 or w."organizationId" in (select "organizationId" from probed))
      and set_config('synchronous_commit', 'off', true) is not null
    order by coalesce(b.count, 0)),
  due as (
    select r.*, d.id, d."dueAt" from ready r cross join lateral (
      select d.id, d."nextAt" as "dueAt" from webhook_delivery d
      where d."organizationId" = r."organizationId" and d."isHead" and d."nextAt" <= r.until
        and (d."nextAt" <= $1 or d.status = 'PENDING')
      order by d."nextAt", d.seq limit greatest(r.most, 0) for update skip locked) d
    limit $2)
  update webhook_delivery d
  set status = 'SENDING', attempts = d.attempts + 1, "nextAt" = $1::timestamptz + make_interval(secs => $7)
  from due where d."organizationId" = due."organizationId" and d.id = due.id
  returning d."organizationId", d.id, d."eventId", d.body, d.attempts, d.step, due.url, due.secret,
    due."previousSecret", due."dueAt"`;

/**
 * Takes deliveries that are due, at most so many of one organization beside those of it that are under way. What another
 * worker holds is passed over; what a lost worker held comes back when its lease has run out. Of a paused webhook it takes one delivery
 * now and then, due or not.
 */
export async function claimDeliveries({ now, most, mostOfOne, busy }: Wanted) {
  const { rows } = await pool.query<Claim>({
    name: "claim_deliveries",
    text: claimText,
    values: [now, most, mostOfOne, JSON.stringify(busy), probeEveryMs / 1000, failuresBeforePause, leaseMs / 1000],
  });
  return rows;
}

export type SettledAttempt = {
  organizationId: string;
  deliveryId: string;
  number: number;
  status: "DELIVERED" | "PENDING" | "FAILED";
  step: number;
  nextAt: Date;
  at: Date;
  durationMs: number;
  url: string;
  requestHeaders: Record<string, string>;
  statusCode?: number;
  error?: string;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
};

/** What a batch of attempts says of a webhook: whether any arrived, how many failed after that, whether it is gone. */
export type HealthNews = { organizationId: string; hasSuccess: boolean; failuresSince: number; isGone: boolean };

type Settled = { promoted: number; recovered: string[] };

/**
 * Writes down how attempts went, and lets the next delivery of each bid that is at an end have its turn. An attempt that
 * is no longer the latest of its delivery is only logged. Answers how many got their turn, and the organizations whose
 * receiver is back after a pause.
 */
export async function settleAttempts(attempts: readonly SettledAttempt[], news: readonly HealthNews[], now: Date) {
  const { rows } = await pool.query<Settled>({
    name: "settle_attempts",
    text: settleText,
    values: [
      JSON.stringify(attempts),
      JSON.stringify(news),
      now,
      failuresBeforePause,
      probeEveryMs / 1000,
      failingBeforeDisabledMs / 1000,
    ],
  });
  return rows[0] ?? { promoted: 0, recovered: [] };
}

/** Gives back what was taken and not tried to the end, for any worker to take at once. */
export const giveBack = (claims: readonly Claim[], now: Date) =>
  pool.query({
    name: "give_back_deliveries",
    text: `
      update webhook_delivery d set status = 'PENDING', "nextAt" = $2
      from jsonb_to_recordset($1::jsonb) as c ("organizationId" text, id text, attempts int)
      where d."organizationId" = c."organizationId" and d.id = c.id
        and d.attempts = c.attempts and d.status = 'SENDING'`,
    values: [JSON.stringify(claims.map(({ organizationId, id, attempts }) => ({ organizationId, id, attempts }))), now],
  });

/** Gives their turn to deliveries created since then that were queued in the moment the one before them was settled. */
export const promoteMissedHeads = (since: Date) => db.$executeRaw`
  with bids as materialized (
    select distinct "organizationId", "bidId" from webhook_delivery
    where status = 'PENDING' and not "isHead" and "createdAt" >= ${since})
  update webhook_delivery d set "isHead" = true
  from bids b
  where d."organizationId" = b."organizationId" and d.status = 'PENDING' and not d."isHead" and d.id = (
    select o.id from webhook_delivery o
    where o."organizationId" = b."organizationId" and o."bidId" = b."bidId"
      and o.status in ('PENDING', 'SENDING') and not o."isResend"
    order by o.seq limit 1)`;

/** Removes some of what ended before then, or waits since before then at a webhook that is disabled. */
export const removeDeliveries = (before: Date, most: number) => db.$executeRaw`
  with old as (
    delete from webhook_delivery where ("organizationId", id) in (
      select d."organizationId", d.id from webhook w cross join lateral (
        select "organizationId", id from webhook_delivery d
        where d."organizationId" = w."organizationId" and d."createdAt" < ${before}
          and (d.status in ('DELIVERED', 'FAILED', 'SKIPPED') or not w."isEnabled")
        order by seq limit ${most}) d
      limit ${most})
    returning "organizationId", id)
  , attempts as (
    delete from webhook_attempt a using old where a."organizationId" = old."organizationId" and a."deliveryId" = old.id)
  select 1 from old`;
