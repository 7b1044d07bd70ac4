"use client";

import { useMutation } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { useField } from "@/components/form/use-field";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls";
import { instantResponseMutations } from "@/lib/bidding/queries/postings";
import { dryRunDaysDefault, dryRunDaysMax } from "@/lib/bidding/schema/bid-values";
import type {
  DryRunInstantResponseResponse,
  InstantResponse,
  InstantResponseOutcome,
} from "@/lib/bidding/schema/instant-response";
import { useFormat } from "@/lib/i18n/format";

type Tried = DryRunInstantResponseResponse["items"][number];

const tones: Record<InstantResponseOutcome, Tone> = { ACCEPT: "good", REJECT: "bad", WAIT: "mute" };
const cell = "py-2 pr-3 align-top max-sm:block max-sm:p-0 last:pr-0";

function Row({ tried: { bid, price, outcome, limit, why } }: { tried: Tried }) {
  const t = useTranslations("instantResponse.dryRun");
  const vocabulary = useTranslations("bids.status");
  const format = useFormat();
  return (
    <tr className="border-line border-b max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-2.5">
      <td className={cell}>
        <Link prefetch={false} href={`/loads/${bid.load.id}`} className="break-all font-mono hover:underline">
          {bid.load.externalDisplayId}
        </Link>
        <span className="block text-ink-3 text-xs">{format.dateTime(bid.submittedAt)}</span>
      </td>
      <td className={`${cell} wrap-anywhere`}>{bid.carrier.displayName}</td>
      <td className={`${cell} text-right tabular-nums max-sm:text-left`}>
        {format.money(price)}
        <span className="block text-ink-3 text-xs">
          {t("columns.limit")} {limit ? format.money(limit) : t("noLimit")}
        </span>
      </td>
      <td className={cell}>
        <Badge tone={tones[outcome]} title={outcome}>
          {t(`outcomes.${outcome}`)}
        </Badge>
        <span className="block text-ink-3 text-xs" title={why}>
          {t(`why.${why}`)}
        </span>
      </td>
      <td className={`${cell} text-ink-2 max-sm:col-span-2`} title={bid.status}>
        <span className="text-ink-3 text-xs sm:hidden">{t("columns.fact")} </span>
        {vocabulary(bid.status)}
        {bid.amount.amount !== price.amount && (
          <span className="block text-ink-3 text-xs tabular-nums">{format.money(bid.amount)}</span>
        )}
      </td>
    </tr>
  );
}

/** Bid by bid; on a phone each one is a small card. */
function DryRunTable({ outcome: { bids, items } }: { outcome: DryRunInstantResponseResponse }) {
  const t = useTranslations("instantResponse.dryRun");
  return (
    <>
      <table className="w-full border-collapse text-left max-sm:block max-sm:[&_tbody]:block">
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b text-ink-3 text-xs">
            {(["bid", "carrier", "amount", "outcome", "fact"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-1.5 pr-3 font-normal last:pr-0 ${column === "amount" ? "text-right" : ""}`}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((tried) => (
            <Row key={tried.bid.id} tried={tried} />
          ))}
        </tbody>
      </table>
      {items.length < bids && <p className="text-ink-3 text-xs">{t("newest", { count: items.length })}</p>}
    </>
  );
}

const periods = [7, 30, dryRunDaysDefault, dryRunDaysMax];

function PeriodSelect() {
  const t = useTranslations("instantResponse.dryRun");
  const { value, onChange, onBlur, attach, control } = useField("days");
  return (
    <Select
      {...control}
      ref={attach}
      aria-label={t("days")}
      value={Number(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      onBlur={onBlur}
      className="w-auto!"
    >
      {periods.map((period) => (
        <option key={period} value={period}>
          {t("daysOption", { days: period })}
        </option>
      ))}
    </Select>
  );
}

/** What a rule would have done with past bids; it changes nothing, so everybody who may read may try it. */
export function DryRun({ rule }: { rule: InstantResponse | undefined }) {
  const t = useTranslations("instantResponse.dryRun");
  const attempt = useMutation(instantResponseMutations.dryRun);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/instant-response")).DryRunInstantResponseRequest,
    defaultValues: { days: dryRunDaysDefault },
    toRequest: ({ days }: { days: number }) => ({ instantResponse: rule ?? {}, days }),
    onSubmit: (request) => attempt.mutateAsync(request),
  });
  const { data, variables } = attempt;
  const isOutdated = JSON.stringify(variables?.instantResponse) !== JSON.stringify(rule);
  return (
    <section aria-labelledby="dry-run" className="grid gap-3 border-line border-t pt-5">
      <div>
        <h2 id="dry-run" className="font-medium">
          {t("title")}
        </h2>
        <p className="text-ink-2 text-xs">{t("hint")}</p>
      </div>
      <Form form={form} className="flex flex-wrap items-center gap-2">
        <PeriodSelect />
        <Button type="submit" icon={<FlaskConical aria-hidden />} disabled={!rule || form.isSubmitting}>
          {t(form.isSubmitting ? "running" : "run")}
        </Button>
      </Form>
      <FormProblem form={form} />
      {data && (
        <div role="status" className="grid gap-3">
          <Sums outcome={data} />
          {isOutdated && <p className="text-warn">{t("outdated")}</p>}
        </div>
      )}
      {data && data.items.length > 0 && <DryRunTable outcome={data} />}
    </section>
  );
}

function Sums({
  outcome: { bids, accepted, rejected, waiting, differing },
}: {
  outcome: DryRunInstantResponseResponse;
}) {
  const t = useTranslations("instantResponse.dryRun");
  const sums = [
    t("accepted", { count: accepted }),
    t("rejected", { count: rejected }),
    t("waiting", { count: waiting }),
  ].join(" · ");
  return (
    <div>
      <p className="font-medium">{t("summary", { bids })}</p>
      {bids > 0 && <p>{sums}</p>}
      {bids > 0 && <p className={differing > 0 ? "text-warn" : "text-ink-2"}>{t("differing", { count: differing })}</p>}
    </div>
  );
}
