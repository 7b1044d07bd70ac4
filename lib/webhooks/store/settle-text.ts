/**
 * One statement settles a batch: deliveries, their log, the next of each bid, the health of each webhook.
 * $1 attempts, $2 news of webhooks, $3 now, $4 failures before a pause, $5 seconds between probes, $6 seconds of nothing
 * but failures before a webhook is disabled.
 */
export const settleText = `
  with attempt as (
    select * from jsonb_to_recordset($1::jsonb) as a (
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
      "finishedAt" = case when a.status <> 'PENDING' then $3::timestamptz end
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
  news as (
    select n.*, w.failures >= $4 as "wasPaused",
      case when n."hasSuccess" then n."failuresSince" else w.failures + n."failuresSince" end as failures,
      case when n."failuresSince" = 0 then null when n."hasSuccess" or w."failingSince" is null then $3::timestamptz
        else w."failingSince" end as "failingSince"
    from jsonb_to_recordset($2::jsonb) as n (
      "organizationId" text, "hasSuccess" boolean, "failuresSince" int, "isGone" boolean)
    join webhook w using ("organizationId")
    where n."failuresSince" > 0 or n."isGone" or w.failures > 0),
  judged as (
    select *, case when "isGone" then 'GONE'
      when failures >= $4 and "failingSince" <= $3::timestamptz - make_interval(secs => $6) then 'FAILING' end as verdict
    from news),
  noted as (
    update webhook w set
      failures = j.failures, "failingSince" = j."failingSince",
      "probeAt" = case when j.failures >= $4 then $3::timestamptz + make_interval(secs => $5) end,
      "disabledReason" = case when w."isEnabled" then j.verdict else w."disabledReason" end,
      "disabledAt" = case when w."isEnabled" and j.verdict is not null then $3 else w."disabledAt" end,
      "isEnabled" = w."isEnabled" and j.verdict is null
    from judged j where w."organizationId" = j."organizationId")
  select
    (select count(*)::int from promoted) as promoted,
    array(select "organizationId" from news where "wasPaused" and "hasSuccess") as recovered`;
