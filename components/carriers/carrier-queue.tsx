"use client";

import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { BulkOutcome } from "@/components/carriers/bulk-decision";
import { CarrierPanel } from "@/components/carriers/carrier-panel";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { CarriersEmpty } from "@/components/carriers/carriers-empty";
import { isInTab, type ListTab } from "@/components/carriers/carriers-view";
import type { Choice } from "@/components/carriers/decision-choices";
import { QueueList } from "@/components/carriers/queue-list";
import {
  type CarrierListState,
  emptyList,
  type RowFocus,
  useCarrierKeys,
  useOpenCarrier,
  useRowFocus,
  useSelection,
} from "@/components/carriers/use-carrier-list";
import { type Decision, useDecisions } from "@/components/carriers/use-decisions";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { RowsSkeleton } from "@/components/ui/rows-skeleton";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const BulkDialog = lazy(() =>
  import("@/components/carriers/bulk-dialog").then((module) => ({ default: module.BulkDialog })),
);

type CarrierQueueProps = { tab: ListTab; list: CarrierListState; onImport: () => void };

/** A decision on several carriers: those meant when it was begun, for what it changes leaves the list. */
type Bulk = { choice: Choice; carriers: readonly CarrierRecord[] };

const totalOf = (counts: CarrierListState["counts"]) =>
  counts && counts.needsReview + counts.active + counts.doNotDispatch + counts.noRelationship;

const side = "flex w-105 min-w-0 shrink-0 flex-col border-line border-r max-lg:w-80 max-sm:w-full max-sm:border-r-0";

/** A queue beside the carrier that is open in it. On a phone one or the other. */
export function CarrierQueue({ tab, list, onImport }: CarrierQueueProps) {
  const { query, carriers, counts } = list;
  const { view, close } = useCarriersView();
  const { role } = useSession();
  const mayDecide = role !== "VIEWER";
  const ids = carriers.map(({ id }) => id);
  const { current, keep } = useOpenCarrier(list, `${tab} ${view.dotSuffix} ${view.search}`);
  const selection = useSelection(ids);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const noteOn = (id: string) => (note: string) => setNotes((before) => ({ ...before, [id]: note }));
  const focus = useRowFocus();
  const { decide, announceMany } = useDecisions(focus.goTo);
  useCarrierKeys({ ids, current, selection, focus, mayDecide });

  const leaveOpen = (kept: string | undefined) => {
    close();
    keep(kept);
    focus.want(kept ?? emptyList);
  };
  const goOn = (from: CarrierRecord) => {
    const place = ids.indexOf(from.id);
    if (place < 0) return;
    const next = ids[place + 1] ?? ids[place - 1];
    if (next === undefined) leaveOpen(undefined);
    else focus.goTo(next);
  };
  const onDecide = (carrier: CarrierRecord, decision: Decision) => {
    const before = carrier.relationship;
    const leaves = before && !isInTab(tab, { ...before, ...decision });
    if (leaves || (tab === "review" && !decision.onboardingStatus)) goOn(carrier);
    const note = notes[carrier.id] ?? "";
    noteOn(carrier.id)("");
    decide(carrier, decision, () => setNotes((now) => ({ ...now, [carrier.id]: now[carrier.id] || note })));
  };

  const decideMany = (choice: Choice) =>
    setBulk({ choice, carriers: carriers.filter(({ id }) => selection.selected.includes(id)) });

  // The button that opened the question has gone with the rows: the list has the focus, at a carrier still in it.
  const onBulkClose = (done: readonly BulkOutcome[]) => {
    setBulk(null);
    if (done.length > 0) selection.clear();
    announceMany(done);
    const [first] = ids;
    if (current !== undefined && ids.includes(current)) return focus.want(current);
    if (view.carrier && first !== undefined) focus.goTo(first);
    else leaveOpen(first);
  };

  const known = carriers.find(({ id }) => id === current);
  const isInQueue = tab === "review" && known !== undefined;
  const hasNothing = carriers.length === 0 && current === undefined;
  return (
    <>
      {query.isPending && <RowsSkeleton />}
      {query.isError && hasNothing && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.isSuccess && hasNothing && (
        <EmptyQueue focus={focus} tab={tab} isFirstUse={totalOf(counts) === 0} onImport={onImport} />
      )}
      {!query.isPending && !hasNothing && (
        <div className="flex min-h-0 flex-1">
          <div className={classNames(side, view.carrier && "max-sm:hidden")}>
            {query.isSuccess && carriers.length === 0 ? (
              <EmptyQueue focus={focus} tab={tab} isFirstUse={false} onImport={onImport} />
            ) : (
              <QueueList
                list={list}
                current={current}
                selection={mayDecide ? selection : undefined}
                focus={focus}
                onBulk={decideMany}
              />
            )}
          </div>
          <div className={classNames("flex min-w-0 flex-1", !view.carrier && "max-sm:hidden")}>
            {current && (
              <CarrierPanel
                key={current}
                id={current}
                known={known && { carrier: known, at: query.dataUpdatedAt }}
                left={isInQueue && counts ? Math.max(0, counts.needsReview - 1) : undefined}
                typed={{ note: notes[current] ?? "", onType: noteOn(current) }}
                onMany={selection.selected.length > 0 ? decideMany : undefined}
                onDecide={onDecide}
                onKeep={goOn}
              />
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>{bulk && <BulkDialog {...bulk} onClose={onBulkClose} />}</Suspense>
    </>
  );
}

/** An empty list; it takes the focus of the last row that has left it. */
function EmptyQueue({ focus, ...rest }: { focus: RowFocus } & ComponentProps<typeof CarriersEmpty>) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = focus.wanted === emptyList;
  const takeFocus = useEffectEvent(() => {
    place.current?.focus();
    focus.onFocus();
  });
  useEffect(() => {
    if (isWanted) takeFocus();
  }, [isWanted]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <CarriersEmpty {...rest} />
    </div>
  );
}
