"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { PeekFrame, PeekSkeleton } from "@/components/loads/list/peek-frame";

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
