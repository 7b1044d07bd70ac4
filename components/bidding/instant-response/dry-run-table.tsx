"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { DryRunInstantResponseResponse, InstantResponseOutcome } from "@/lib/bidding/schema/instant-response";
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
export function DryRunTable({ outcome: { bids, items } }: { outcome: DryRunInstantResponseResponse }) {
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
