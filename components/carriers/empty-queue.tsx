"use client";

import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { CarriersEmpty } from "@/components/carriers/carriers-empty";
import { emptyList, type RowFocus } from "@/components/carriers/use-row-focus";

/** An empty list; it takes the focus of the last row that has left it. */
export function EmptyQueue({ focus, ...rest }: { focus: RowFocus } & ComponentProps<typeof CarriersEmpty>) {
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
