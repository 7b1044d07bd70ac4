import { announceChange } from "@/lib/server/announce-change";
import { db } from "@/lib/server/db";
import { defineStatement, int, runStatement, textArray } from "@/lib/server/statement";
import { failingBeforeDisabledMs, failuresBeforePause, probeEveryMs } from "@/lib/webhooks/schema/webhook-values";

/** One statement settles a batch: deliveries, their log, the next of each bid, the health of each webhook. */
const settle = defineStatement({
  name: "settle-attempts",
  parameters: {
    attempts: "jsonb",
    reports: "jsonb",
    now: "timestamptz",
    failuresBeforePause: "int4",
    probeSeconds: "float8",
    failingSeconds: "float8",
  },
  text: (p) => `
  with attempt as (
    select * from jsonb_to_recordset(${p.attempts}) as a (
      "organizationId" text, "deliveryId" text, number int, status text, step int, "nextAt" timestamptz,
      at timestamptz, "durationMs" int, url text, "requestHeaders" jsonb, "statusCode" int, error text,
      "responseHeaders" jsonb, "responseBody" text)
    where set_config('synchronous_commit', 'off', true) is not null),
  logged as (
    insert into webhook_attempt ("organizationId", "deliveryId", number, at, "durationMs", url, "requestHeaders",
      "statusCode", error, "responseHeaders", "responseBody")
    select "organizationId", "deliveryId", number, at, "durationMs", url, "requestHeaders", "statusCode", error,
      "responseHeaders", "responseBody"
    from attempt on conflict do nothing),
  settled as (
    update webhook_delivery d set
      status = a.status, "isHead" = a.status = 'PENDING', step = a.step, "nextAt" = a."nextAt", "lastAttemptAt" = a.at,
      "lastStatusCode" = a."statusCode", "lastError" = a.error, "lastDurationMs" = a."durationMs",
      "finishedAt" = case when a.status <> 'PENDING' then ${p.now} end
    from attempt a
    where d."organizationId" = a."organizationId" and d.id = a."deliveryId" and d.attempts = a.number
      and d.status = 'SENDING'
    returning d."organizationId", d.id, d."bidId", d.status, d."isResend"),
  ended as (
    select distinct "organizationId", "bidId" from settled
    where status <> 'PENDING' and not "isResend" and "bidId" is not null),
  following as (
    select e."organizationId", (
      select d.id from webhook_delivery d
      where d."organizationId" = e."organizationId" and d."bidId" = e."bidId"
        and d.status in ('PENDING', 'SENDING') and not d."isResend"
        and d.id not in (select s.id from settled s where s."organizationId" = e."organizationId")
      order by d.seq limit 1) as id
    from ended e),
  promoted as (
    update webhook_delivery d set "isHead" = true
    from following f
    where d."organizationId" = f."organizationId" and d.id = f.id and d.status = 'PENDING' and not d."isHead"
    returning 1),
  reported as (
    select r.*, w.failures >= ${p.failuresBeforePause} as "wasPaused",
      case when r."hasSuccess" then r."failuresSince" else w.failures + r."failuresSince" end as failures,
      case when r."failuresSince" = 0 then null when r."hasSuccess" or w."failingSince" is null then ${p.now}
        else w."failingSince" end as "failingSince"
    from jsonb_to_recordset(${p.reports}) as r (
      "organizationId" text, "hasSuccess" boolean, "failuresSince" int, "isGone" boolean)
    join webhook w using ("organizationId")
    where r."failuresSince" > 0 or r."isGone" or w.failures > 0),
  judged as (
    select *, case when "isGone" then 'GONE'
      when failures >= ${p.failuresBeforePause} and "failingSince" <= ${p.now} - make_interval(secs => ${p.failingSeconds}) then 'FAILING' end as reason
    from reported),
  noted as (
    update webhook w set
      failures = j.failures, "failingSince" = j."failingSince",
      "probeAt" = case when j.failures >= ${p.failuresBeforePause} then ${p.now} + make_interval(secs => ${p.probeSeconds}) end,
      "disabledReason" = case when w."isEnabled" then j.reason else w."disabledReason" end,
      "disabledAt" = case when w."isEnabled" and j.reason is not null then ${p.now} else w."disabledAt" end,
      "isEnabled" = w."isEnabled" and j.reason is null
    from judged j where w."organizationId" = j."organizationId")
  select
    (select count(*)::int from promoted) as promoted,
    array(select "organizationId" from reported where "wasPaused" and "hasSuccess") as recovered`,
  row: { promoted: int(), recovered: textArray() },
});

type SettledAttempt = {
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

/** A batch of attempts at a webhook: whether any arrived, how many failed after that, whether it answered 410. */
type HealthReport = { organizationId: string; hasSuccess: boolean; failuresSince: number; isGone: boolean };

/**
 * Stores the results of attempts. Where a delivery ended, the next one of its bid becomes the head. An attempt that is
 * no longer the latest of its delivery is only logged.
 * @returns how many became heads, and the organizations whose receiver works again after a pause
 */
export async function settleAttempts(attempts: readonly SettledAttempt[], reports: readonly HealthReport[], now: Date) {
  const [settled] = await runStatement({ db }, settle, {
    attempts: JSON.stringify(attempts),
    reports: JSON.stringify(reports),
    now,
    failuresBeforePause,
    probeSeconds: probeEveryMs / 1000,
    failingSeconds: failingBeforeDisabledMs / 1000,
  });
  for (const organizationId of new Set(attempts.map((attempt) => attempt.organizationId)))
    announceChange({ organizationId }, "webhook");
  return settled ?? { promoted: 0, recovered: [] };
}
