"use client";

import { useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useIsPhone, useIsPrinted } from "@/lib/browser/media";

const headHeight = 35;
const cardHeight = 196;
const rowsBeforeEnd = 40;
// Until the browser has measured, the server and it agree on a window of this height.
const firstRect = { width: 0, height: 900 };

// Rows differ in height: without what was measured, a list that is seen again would stand a little lower each time.
const measuredRows = new Map<string, VirtualItem[]>();

type RowWindowOptions = {
  scroller: RefObject<HTMLElement | null>;
  viewKey: string;
  ids: string[];
  rowHeight: number;
  onEndNear: () => void;
};

/** Which rows are in view, on paper all, the room the others take, and a call when the end comes near. */
export function useRowWindow({ scroller, viewKey, ids, rowHeight, onEndNear }: RowWindowOptions) {
  // The virtualizer is one object that changes within; memoised reads of it would stand still.
  "use no memo";
  const isPhone = useIsPhone();
  const isPrinted = useIsPrinted();
  const [head, height] = isPhone ? [0, cardHeight] : [headHeight, rowHeight];
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    overscan: isPrinted ? ids.length : 12,
    initialRect: firstRect,
    initialMeasurementsCache: measuredRows.get(viewKey) ?? [],
    scrollMargin: head,
    scrollPaddingStart: head,
  });
  const lastHeight = useRef(height);
  useEffect(() => {
    // Rows change their height when they become cards, or when the reader wants them lower.
    if (lastHeight.current !== height) virtualizer.measure();
    lastHeight.current = height;
  }, [height, virtualizer]);
  useEffect(
    () => () => {
      measuredRows.set(viewKey, virtualizer.takeSnapshot());
    },
    [viewKey, virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? -1;
  const endIsNear = !isPrinted && ids.length > 0 && lastIndex >= ids.length - rowsBeforeEnd;
  const announceEnd = useEffectEvent(onEndNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page brings a new end.
  useEffect(() => {
    if (endIsNear) announceEnd();
  }, [endIsNear, ids.length]);

  return {
    items: items.map(({ index }) => index),
    measure: virtualizer.measureElement,
    before: (items[0]?.start ?? head) - head,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? head) - head),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}
