"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** The place of the preview: beside the list, or over all of it on a phone. */
export const PeekFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside
    aria-label={label}
    className="flex w-93 shrink-0 flex-col border-line border-l bg-surface max-sm:fixed max-sm:inset-0 max-sm:z-40 max-sm:w-full max-sm:border-l-0"
  >
    {children}
  </aside>
);

export const PeekSkeleton = () => (
  <div className="grid gap-3 p-4.5">
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-4 w-52" />
    {["w-60", "w-52", "w-64", "w-48", "w-56", "w-40"].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
    <Skeleton className="h-40 w-full" />
  </div>
);

const load = () => import("@/components/loads/list/load-peek").then((module) => module.LoadPeek);

function Loading() {
  const t = useTranslations("loads");
  return (
    <PeekFrame label={t("peek")}>
      <PeekSkeleton />
    </PeekFrame>
  );
}

/** The preview, fetched when it is first needed. */
export const LazyPeek = dynamic(load, { loading: Loading });

/** Fetches the preview's code when somebody turns to the list, so that the first one opens at once. */
export const preparePeek = () => void load();
