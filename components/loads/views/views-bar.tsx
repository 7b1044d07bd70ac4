"use client";

import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import Link from "next/link";
import { useTimeZone, useTranslations } from "next-intl";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useFirstUse } from "@/components/app-shell/first-use";
import { useSession } from "@/components/app-shell/session-provider";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { toListRequest, writeLoadsView } from "@/components/loads/list/loads-view";
import { addressOf, allLoads, isChanged, viewOf } from "@/components/loads/views/saved-view";
import { ViewMenu } from "@/components/loads/views/view-menu";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import { viewQueries } from "@/lib/list-views/queries";
import type { ListView } from "@/lib/list-views/schema";

const load = () => import("@/components/loads/views/save-view-dialog");
const SaveViewDialog = lazy(() => load().then((module) => ({ default: module.SaveViewDialog })));

/** Saves what the list shows under a name. */
export function SaveViewButton() {
  const t = useTranslations("listViews");
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <IconButton
        label={t("save")}
        icon={<BookmarkPlus aria-hidden />}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsSaving(true)}
      />
      <Suspense fallback={null}>{isSaving && <SaveViewDialog onClose={() => setIsSaving(false)} />}</Suspense>
    </>
  );
}

/** How many loads are in a view, once somebody uses the page. */
function ViewCount({ saved }: { saved: ListView }) {
  const format = useFormat();
  const { now, choices } = useLoads();
  const { userId } = useSession();
  const timeZone = useTimeZone() ?? "UTC";
  const [isUsed, setIsUsed] = useState(false);
  useFirstUse(() => setIsUsed(true));
  const { sort: _anyOrder, ...filter } = toListRequest(viewOf(saved), choices, { now, timeZone, userId });
  const { data } = useQuery({ ...viewQueries.count(filter), enabled: isUsed });
  return data !== undefined && <span className="text-ink-3 text-xs tabular-nums">{format.counted(data)}</span>;
}

type TabProps = { href: string; isHere: boolean; onOpen: () => void; children: ReactNode };

/** A view, as a link to it; opened in place, it needs nothing from the server but its rows. */
function Tab({ href, isHere, onOpen, children }: TabProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isHere ? "page" : undefined}
      onClick={open}
      className={classNames(
        "inline-flex h-full max-w-56 items-center gap-1.5 rounded-sm pointer-coarse:min-h-11",
        isHere ? "font-medium text-ink" : "text-ink-2 hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}

const place = (isHere: boolean) =>
  classNames(
    "flex h-9 shrink-0 items-center gap-0.5 border-b-2 pointer-coarse:h-11",
    isHere ? "border-accent" : "border-transparent",
  );

/** The saved views above the list, in the order that their reader gave them. Without any there is no bar. */
export function ViewsBar() {
  const t = useTranslations("listViews");
  const { view, change } = useLoadsView();
  const { data } = useQuery(viewQueries.ofLoads());
  if (!data || data.items.length === 0) return null;
  const here = data.items.find(({ id }) => id === view.view);
  const all = { id: allLoads, query: "" };
  return (
    <nav
      aria-label={t("label")}
      className="flex items-center gap-4 overflow-x-auto border-line border-b px-5 max-sm:px-4 print:hidden"
    >
      <span className={place(!here)}>
        <Tab href={writeLoadsView("/loads", viewOf(all))} isHere={!here} onOpen={() => change(viewOf(all))}>
          {t("all")}
        </Tab>
      </span>
      {data.items.map((saved) => (
        <span key={saved.id} className={place(saved === here)}>
          <Tab href={addressOf(saved)} isHere={saved === here} onOpen={() => change(viewOf(saved))}>
            <span className="truncate">{saved.name}</span>
            <ViewCount saved={saved} />
            {saved === here && isChanged(view, saved) && (
              <span
                role="img"
                aria-label={t("unsaved")}
                title={t("unsaved")}
                className="size-1.5 shrink-0 rounded-full bg-warn"
              />
            )}
          </Tab>
          {saved === here && <ViewMenu saved={saved} views={data} />}
        </span>
      ))}
    </nav>
  );
}
