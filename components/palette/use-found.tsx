"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Package, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { noteRecent } from "@/components/app-shell/recents";
import { useSession } from "@/components/app-shell/session-provider";
import type { Entry } from "@/components/palette/entries";
import { useGo } from "@/components/palette/use-entries";
import { carrierQueries } from "@/lib/carriers/queries";
import { loadQueries } from "@/lib/loads/queries";
import { shortPlace } from "@/lib/places/rules/place-name";

/** So short that nobody waits, and long enough that a word typed at once is one question. */
const pauseMilliseconds = 40;

/** What was typed, once the typing pauses. */
function useSettled(typed: string) {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

export const loadIcon = <Package aria-hidden />;
export const carrierIcon = <Truck aria-hidden />;

/** Opens a page about something, which is among the recent from then on. */
function useVisit() {
  const go = useGo();
  const { userId } = useSession();
  return (kind: "load" | "carrier", { id: href, label, detail }: Pick<Entry, "id" | "label" | "detail">) => {
    noteRecent(userId, { kind, href, label, ...(detail && { detail }) });
    go(href);
  };
}

function useFoundLoads(words: string) {
  const visit = useVisit();
  const query = useQuery({ ...loadQueries.find(words), enabled: words !== "", placeholderData: keepPreviousData });
  const entries = (query.data?.items ?? []).map((load): Entry => {
    const lane = [load.origin, load.destination].map(shortPlace).filter(Boolean).join(" → ");
    const entry = {
      id: `/loads/${load.id}`,
      label: load.externalDisplayId,
      detail: [lane, load.customerName].filter(Boolean).join(" · "),
      icon: loadIcon,
      status: load.status,
    };
    return { ...entry, isFound: true, run: () => visit("load", entry) };
  });
  return { query, entries };
}

type Numbers = {
  [name in "dotNumber" | "mcNumber" | "mxNumber" | "rfcNumber" | "scac" | "externalId"]?: string | undefined;
};

const numbersOf = ({ dotNumber, mcNumber, mxNumber, rfcNumber, scac, externalId }: Numbers) =>
  Object.entries({ DOT: dotNumber, MC: mcNumber, MX: mxNumber, RFC: rfcNumber, SCAC: scac, ID: externalId })
    .flatMap(([name, number]) => (number ? [`${name} ${number}`] : []))
    .join(" · ");

function useFoundCarriers(words: string) {
  const visit = useVisit();
  const query = useQuery({ ...carrierQueries.find(words), enabled: words !== "", placeholderData: keepPreviousData });
  const entries = (query.data?.items ?? []).map((carrier): Entry => {
    const entry = {
      id: `/carriers?tab=all&carrier=${carrier.id}`,
      label: carrier.displayName,
      detail: numbersOf(carrier),
      icon: carrierIcon,
    };
    return { ...entry, isFound: true, run: () => visit("carrier", entry) };
  });
  return { query, entries };
}

/**
 * The loads and carriers for what is typed. Those of the words before stand there until the answer has come, and
 * `isOutdated` says so; an answer that comes late is nobody's any more.
 */
export function useFound(typed: string) {
  const t = useTranslations("palette");
  const wanted = typed.trim();
  const words = useSettled(wanted);
  const loads = useFoundLoads(words);
  const carriers = useFoundCarriers(words);
  const both = [loads.query, carriers.query];
  const isAsked = wanted !== "";
  return {
    groups: isAsked
      ? [
          { label: t("loads"), items: loads.entries },
          { label: t("carriers"), items: carriers.entries },
        ]
      : [],
    isOutdated:
      isAsked &&
      (words !== wanted ||
        both.some(({ isFetching, isPlaceholderData, isPending }) => isPlaceholderData || (isPending && isFetching))),
    hasFailed: isAsked && both.some(({ isError }) => isError),
  };
}
