"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useRef, useState } from "react";
import { CarrierChoiceRow } from "@/components/bidding/posting/carrier-choice-row";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";
import { Skeleton } from "@/components/ui/skeleton";
import { rankedCarriers } from "@/lib/bidding/queries/postings";
import type { RankedCarrier } from "@/lib/bidding/schema/ranked-carrier";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

export type Chosen = { id: string; name: string; email?: string | undefined };

type CarrierChoicesProps = {
  loadId: string;
  /** Carriers with a link that works; they need no other. */
  linked: ReadonlySet<string>;
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
};

/** From the search into the list, and up and down in it. Enter in the search goes to the first that was found. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const isSearching = event.target instanceof HTMLInputElement && event.target.type === "search";
  const isDown = event.key === "ArrowDown" || (event.key === "Enter" && isSearching);
  if (!isDown && event.key !== "ArrowUp") return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]:not(:disabled)")];
  const search = event.currentTarget.querySelector<HTMLInputElement>("input[type=search]");
  const at = boxes.findIndex((box) => box.matches(":focus"));
  const next = isDown ? boxes[at + 1] : at === 0 ? search : boxes[at - 1];
  // What was typed is a search: it posts nothing.
  if (next || isSearching) event.preventDefault();
  next?.focus();
}

/** The carriers a load can be sent to, best first, to choose from by hand, by search and by keyboard. */
export function CarrierChoices({ loadId, linked, chosen, onChange }: CarrierChoicesProps) {
  const t = useTranslations("postings.carriers");
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  const { data, error } = useQuery(rankedCarriers(loadId, query));
  const choose = ({ carrier: { id, displayName: name }, contact: { email } }: RankedCarrier, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, { id, name, email }] : chosen.filter((one) => one.id !== id));
  const chooseNone = () => {
    onChange([]);
    // The button goes with what was chosen.
    search.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes within.
    <div className="grid gap-2" onKeyDown={moveByKeys}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Input
          ref={search}
          type="search"
          data-initial-focus
          aria-label={t("search")}
          placeholder={t("searchHint")}
          maxLength={shortTextMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-40 flex-1"
        />
        <span role="status" className="text-ink-2 text-xs tabular-nums">
          {t("chosen", { count: chosen.length })}
        </span>
        {chosen.length > 0 && (
          <Button size="sm" variant="ghost" onClick={chooseNone}>
            {t("chooseNone")}
          </Button>
        )}
      </div>
      <p className="text-ink-3 text-xs pointer-coarse:hidden">{t("keys")}</p>
      {!data && !error && <Skeleton className="h-48" />}
      {!data && error && <p role="alert">{t("failed")}</p>}
      {data?.items.length === 0 && <p className="py-3 text-ink-2">{t(query ? "none" : "noCarriers")}</p>}
      <ul aria-label={t("title")} className="grid empty:hidden">
        {data?.items.map((ranked) => (
          <CarrierChoiceRow
            key={ranked.carrier.id}
            ranked={ranked}
            hasLink={linked.has(ranked.carrier.id)}
            isChosen={chosen.some(({ id }) => id === ranked.carrier.id)}
            onChoose={(isChosen) => choose(ranked, isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}
