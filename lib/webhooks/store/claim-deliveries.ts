import { db } from "@/lib/server/db";
import { defineStatement, int, nullable, type RowOf, runStatement, text, timestamp } from "@/lib/server/statement";
import { failuresBeforePause, probeEveryMs } from "@/lib/webhooks/schema/webhook-values";

/** For how long a delivery that is being sent belongs to its worker: longer than sending it can take. */
export const leaseMs = 25_000;

// Organizations are found by skipping along the index, so that those without work cost nothing; the one with the fewest
// deliveries under way comes first. Claiming does not wait for the disk: a delivery whose claim is lost in a power cut
// is sent a second time, and the deliveries themselves were committed durably with their events.
const claim = defineStatement({
  name: "claim-deliveries",
  parameters: {
    now: "timestamptz",
    claimedMax: "int4",
    ofOneMax: "int4",
    busy: "jsonb",
    probeSeconds: "float8",
    failuresBeforePause: "int4",
    leaseSeconds: "float8",
  },
  text: (p) => `
  with recursive working as (
    (select "organizationId" from webhook_delivery where "isHead" order by "organizationId" limit 1)
    union all
    select (
      select d."organizationId" from webhook_delivery d
      where d."isHead" and d."organizationId" > w."organizationId" order by d."organizationId" limit 1)
    from working w where w."organizationId" is not null),
  busy as (select * from jsonb_to_recordset(${p.busy}) as b ("organizationId" text, count int)),
  probed as (
    update webhook w set "probeAt" = ${p.now} + make_interval(secs => ${p.probeSeconds})
    where w."organizationId" in (
      select p."organizationId" from working join webhook p using ("organizationId")
      where p."isEnabled" and p.failures >= ${p.failuresBeforePause} and p."probeAt" <= ${p.now} and exists (
        select 1 from webhook_delivery d
        where d."organizationId" = p."organizationId" and d."isHead" and (d."nextAt" <= ${p.now} or d.status = 'PENDING'))
      for update of p skip locked)
    returning w."organizationId"),
  ready as (
    select w."organizationId", w.url, w.secret,
      case when w."previousSecretUntil" > ${p.now} then w."previousSecret" end as "previousSecret",
      case when w.failures >= ${p.failuresBeforePause} then 1 else ${p.ofOneMax} - coalesce(b.count, 0) end as "takenMax",
      case when w.failures >= ${p.failuresBeforePause} then 'infinity' else ${p.now} end as until
    from working join webhook w using ("organizationId") left join busy b using ("organizationId")
    where w."isEnabled" and (w.failures < ${p.failuresBeforePause} or w."organizationId" in (select "organizationId" from probed))
      and set_config('synchronous_commit', 'off', true) is not null
    order by coalesce(b.count, 0)),
  due as (
    select r.*, d.id, d."dueAt" from ready r cross join lateral (
      select d.id, d."nextAt" as "dueAt" from webhook_delivery d
      where d."organizationId" = r."organizationId" and d."isHead" and d."nextAt" <= r.until
        and (d."nextAt" <= ${p.now} or d.status = 'PENDING')
      order by d."nextAt", d.seq limit greatest(r."takenMax", 0) for update skip locked) d
    limit ${p.claimedMax})
  update webhook_delivery d
  set status = 'SENDING', attempts = d.attempts + 1, "nextAt" = ${p.now} + make_interval(secs => ${p.leaseSeconds})
  from due where d."organizationId" = due."organizationId" and d.id = due.id
  returning d."organizationId", d.id, d."eventId", d.body, d.attempts, d.step, due.url, due.secret,
    due."previousSecret", due."dueAt"`,
  row: {
    organizationId: text(),
    id: text(),
    eventId: text(),
    body: text(),
    attempts: int(),
    step: int(),
    url: text(),
    secret: text(),
    previousSecret: nullable(text()),
    dueAt: timestamp(),
  },
});

/**
 * What a worker needs to send a delivery once. `attempts` is the number of this attempt. `dueAt` is in the future for
 * a delivery that is sent early, to see whether its receiver is back.
 */
export type Claim = RowOf<typeof claim>;

type Wanted = {
  now: Date;
  claimedMax: number;
  ofOneMax: number;
  busy: readonly { organizationId: string; count: number }[];
};

/**
 * Takes deliveries that are due, of one organization at most `ofOneMax` together with those of it that are under way.
 * Deliveries that another worker has locked are passed over; those of a lost worker come back when its lease has run
 * out. Of a paused webhook it takes one delivery now and then, due or not.
 */
export const claimDeliveries = ({ busy, ...wanted }: Wanted): Promise<Claim[]> =>
  runStatement({ db }, claim, {
    ...wanted,
    busy: JSON.stringify(busy),
    probeSeconds: probeEveryMs / 1000,
    failuresBeforePause,
    leaseSeconds: leaseMs / 1000,
  });

const giveBackClaims = defineStatement({
  name: "give-back-deliveries",
  parameters: { claims: "jsonb", now: "timestamptz" },
  text: (p) => `update webhook_delivery d set status = 'PENDING', "nextAt" = ${p.now}
    from jsonb_to_recordset(${p.claims}) as c ("organizationId" text, id text, attempts int)
    where d."organizationId" = c."organizationId" and d.id = c.id
      and d.attempts = c.attempts and d.status = 'SENDING'`,
  row: {},
});

/** Gives back claims whose attempt did not end, so that any worker can take them at once. */
export const giveBack = (claims: readonly Claim[], now: Date) =>
  runStatement({ db }, giveBackClaims, {
    claims: JSON.stringify(claims.map(({ organizationId, id, attempts }) => ({ organizationId, id, attempts }))),
    now,
  });

const promote = defineStatement({
  name: "promote-missed-deliveries",
  parameters: { since: "timestamptz" },
  text: (p) => `with bids as materialized (
      select distinct "organizationId", "bidId" from webhook_delivery
      where status = 'PENDING' and not "isHead" and "createdAt" >= ${p.since})
    update webhook_delivery d set "isHead" = true
    from bids b
    where d."organizationId" = b."organizationId" and d.status = 'PENDING' and not d."isHead" and d.id = (
      select o.id from webhook_delivery o
      where o."organizationId" = b."organizationId" and o."bidId" = b."bidId"
        and o.status in ('PENDING', 'SENDING') and not o."isResend"
      order by o.seq limit 1)`,
  row: {},
});

/** Makes heads of deliveries that got none because they were queued at the moment when the one before was settled. */
export const promoteMissedHeads = (since: Date) => runStatement({ db }, promote, { since });

const remove = defineStatement({
  name: "remove-old-deliveries",
  parameters: { before: "timestamptz", limit: "int4" },
  text: (p) => `with old as (
      delete from webhook_delivery where ("organizationId", id) in (
        select d."organizationId", d.id from webhook w cross join lateral (
          select "organizationId", id from webhook_delivery d
          where d."organizationId" = w."organizationId" and d."createdAt" < ${p.before}
            and (d.status in ('DELIVERED', 'FAILED', 'SKIPPED') or not w."isEnabled")
          order by seq limit ${p.limit}) d
        limit ${p.limit})
      returning "organizationId", id)
    , attempts as (
      delete from webhook_attempt a using old where a."organizationId" = old."organizationId" and a."deliveryId" = old.id)
    select count(*)::int as removed from old`,
  row: { removed: int() },
});

/** Removes some of what ended before then, or waits since before then at a webhook that is disabled; answers how many. */
export const removeDeliveries = async (before: Date, limit: number) =>
  (await runStatement({ db }, remove, { before, limit }))[0]?.removed ?? 0;
