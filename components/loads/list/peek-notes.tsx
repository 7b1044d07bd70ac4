"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { loadQueries } from "@/lib/loads/queries";

const shownMax = 3;

/** The newest notes of the organization's own people; nothing where there are none. */
export function PeekNotes({ loadId }: { loadId: string }) {
  const t = useTranslations("loads");
  const { data } = useInfiniteQuery(loadQueries.notes(loadId));
  const notes = data?.pages[0]?.items ?? [];
  if (notes.length === 0) return null;
  const more = notes.length - shownMax;
  return (
    <section aria-labelledby="peek-notes" className="mt-3 rounded-lg border border-line bg-bg px-3.5 py-3">
      <h3 id="peek-notes" className="mb-2 font-medium text-ink-3 text-xs">
        {t("notes")}
      </h3>
      <ul className="grid gap-2">
        {notes.slice(0, shownMax).map(({ id, text, by, at }) => (
          <li key={id}>
            <p className="wrap-anywhere line-clamp-4 whitespace-pre-line">{text}</p>
            <p className="text-ink-3 text-xs">
              <ActorName actor={by} /> · <RelativeTime at={at} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-3 text-xs">{t("moreNotes", { count: more })}</p>}
    </section>
  );
}
