"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useNow, useTimeZone, useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { type ReactNode, useRef, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { useSession } from "@/components/app-shell/session-provider";
import { FiguresStrip } from "@/components/attention/figures-strip";
import { itemAround } from "@/components/attention/item-focus";
import { CurrentItem } from "@/components/attention/item-frame";
import { ItemGroups } from "@/components/attention/item-groups";
import { useLater } from "@/components/attention/later-menu";
import { SetAside } from "@/components/attention/set-aside";
import { TodayEmpty } from "@/components/attention/today-empty";
import { TodaySkeleton } from "@/components/attention/today-skeleton";
import { inAddress, scopeIn, todayViewParsers } from "@/components/attention/today-view";
import { useTodayKeys } from "@/components/attention/use-today-keys";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { attentionQueries } from "@/lib/attention/queries";
import type { AttentionScope } from "@/lib/attention/schema/attention";
import { attentionScopes } from "@/lib/attention/schema/attention-values";
import type { ListAttentionResponse } from "@/lib/attention/schema/requests";
import { useFormat } from "@/lib/i18n/format";

const minuteMs = 60_000;

/** When the list is to be read again although nothing has changed: when something that was put off comes back. */
function nextReading(answer: ListAttentionResponse | undefined) {
  const ends = answer?.snoozed.flatMap(({ snoozedUntil }) => (snoozedUntil ? Date.parse(snoozedUntil) : [])) ?? [];
  const next = Math.min(...ends) - Date.now();
  return Math.min(Math.max(next + 500, 1000), 5 * minuteMs);
}

/** "Sunday 22 Nov", where the reader is. */
function TheDay() {
  const format = useFormat();
  const timeZone = useTimeZone();
  const now = useNow({ updateInterval: minuteMs });
  return (
    <time dateTime={now.toISOString().slice(0, 10)} suppressHydrationWarning>
      {format.dateTime(now.toISOString(), timeZone).split(",")[0]}
    </time>
  );
}

type BodyProps = { answer: ListAttentionResponse; onScope: (scope: AttentionScope) => void };

/** What waits, or that nothing does. */
function Body({ answer, onScope }: BodyProps) {
  const t = useTranslations("today");
  const { items, kinds, snoozed, scope, hasOwnId } = answer;
  const list = useRef<HTMLDivElement>(null);
  const [currentKey, setCurrentKey] = useState<string>();
  const later = useLater();
  const current = items.find(({ key }) => key === currentKey) ?? items[0];
  // It stays the one the keys act on when something comes to stand before it.
  if (current && current.key !== currentKey) setCurrentKey(current.key);
  useTodayKeys({ list, current, onMute: later.mute });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only learns which item has the focus.
    <div
      ref={list}
      data-own-keys={current && "bid" in current ? "a c r u w" : undefined}
      onFocus={({ target }) => setCurrentKey(itemAround(target) ?? currentKey)}
      className="grid gap-4"
    >
      {scope === "MINE" && !hasOwnId && <p className="px-1 text-ink-2 text-xs">{t("scope.noOwnId")}</p>}
      {items.length > 0 ? (
        <CurrentItem value={current?.key}>
          <ItemGroups items={items} kinds={kinds} />
        </CurrentItem>
      ) : (
        <TodayEmpty answer={answer} onSeeAll={() => onScope("ALL")} />
      )}
      <SetAside snoozed={snoozed} kinds={kinds} />
      <Arrivals items={items} />
    </div>
  );
}

/** Says how many items have come, to who does not see them come; nothing of the focus is moved. */
function Arrivals({ items }: Pick<ListAttentionResponse, "items">) {
  const t = useTranslations("today");
  const [known, setKnown] = useState(() => new Set(items.map(({ key }) => key)));
  const [count, setCount] = useState(0);
  const fresh = items.filter(({ key }) => !known.has(key)).length;
  if (fresh > 0) {
    setKnown(new Set([...known, ...items.map(({ key }) => key)]));
    setCount(fresh);
  }
  return (
    <p role="status" className="sr-only">
      {count > 0 && t("arrived", { count })}
    </p>
  );
}

type HeaderProps = {
  scope: AttentionScope | undefined;
  onScope: (scope: AttentionScope) => void;
  children?: ReactNode;
};

function Header({ scope, onScope, children }: HeaderProps) {
  const t = useTranslations("today");
  const { role } = useSession();
  return (
    <PageHeader
      title={t("title")}
      subtitle={<TheDay />}
      actions={
        <>
          <SegmentedControl
            label={t("scope.label")}
            value={scope ?? "TEAM"}
            options={attentionScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            onChange={onScope}
          />
          {children}
          {role !== "VIEWER" && (
            <ButtonLink variant="primary" href="/loads/new" icon={<Plus aria-hidden />} className="max-sm:hidden">
              {t("newLoad")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** What waits for the reader, sorted by its clock and acted on in place, below the day in figures. */
export function TodayScreen() {
  const t = useTranslations("today");
  const [view, change] = useQueryStates(todayViewParsers, { history: "push" });
  const asked = scopeIn(view);
  const query = useQuery({
    ...attentionQueries.list(asked),
    refetchInterval: ({ state }) => nextReading(state.data),
    placeholderData: (before) => before,
  });
  const { data } = query;
  const onScope = (next: AttentionScope) => void change({ scope: inAddress(next) });
  return (
    <BidAnswersProvider>
      <Header scope={asked ?? data?.scope} onScope={onScope}>
        <CopyAs path="/attention/list" request={() => ({ scope: asked ?? data?.scope })} answer={() => data} />
      </Header>
      <div className="@container grid w-full gap-4 px-5 pt-3.5 pb-10 max-sm:px-4">
        <FiguresStrip scope={asked} />
        {query.isRefetchError && (
          <p role="status" className="flex items-center gap-3 rounded-md bg-warn-soft px-3 py-1.5 text-warn">
            {t("refreshFailed")}
            <Button size="sm" onClick={() => query.refetch()}>
              {t("retry")}
            </Button>
          </p>
        )}
        <section aria-label={t("list")}>
          {data && <Body key={data.scope} answer={data} onScope={onScope} />}
          {!data && query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
          {!data && !query.isError && <TodaySkeleton />}
        </section>
      </div>
    </BidAnswersProvider>
  );
}
