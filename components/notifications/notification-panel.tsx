"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { BellOff, Settings } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { NotificationRow } from "@/components/notifications/notification-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { RowsSkeleton } from "@/components/ui/rows-skeleton";
import { notificationMutations, notificationQueries } from "@/lib/notifications/queries";
import type { Notification } from "@/lib/notifications/schema/notification";

type PanelProps = { trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Where the focus goes when it closes: on a phone its own button is not to be seen. */
const visibleOpener = () =>
  [...document.querySelectorAll<HTMLElement>("[data-bell], [data-bell-on-phone]")].find((it) => it.offsetParent) ??
  true;

/** The list behind the bell, open as it comes. On a phone it is as wide as the screen and stands at its foot. */
export function NotificationPanel({ trigger, isOpen, onOpenChange }: PanelProps) {
  const t = useTranslations("notifications.bell");
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-40 max-sm:fixed! max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:transform-none!"
        >
          <Base.Popup
            ref={popup}
            aria-label={t("title")}
            initialFocus={popup}
            finalFocus={visibleOpener}
            onKeyDown={walk}
            className="flex max-h-[min(var(--available-height),36rem)] w-100 max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-overlay outline-none max-sm:max-h-[80dvh] max-sm:w-auto!"
          >
            <Contents popup={popup} onLeave={() => onOpenChange(false)} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const rowsIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>("[data-notification]")];

/** The arrows go from row to row, in the list as on the keyboard of a menu. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const rows = rowsIn(event.currentTarget);
  const at = rows.findIndex((row) => row.matches(":focus"));
  const next = event.key === "ArrowDown" ? rows[at + 1] : rows[Math.max(0, at - 1)];
  event.preventDefault();
  next?.focus();
}

type ContentsProps = { popup: RefObject<HTMLDivElement | null>; onLeave: () => void };

function Contents({ popup, onLeave }: ContentsProps) {
  const t = useTranslations("notifications.bell");
  const { userId } = useSession();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationQueries.list(userId),
  );
  const read = useMutation(notificationMutations.read);
  const items = data?.pages.flatMap((page) => page.items);
  const unread = data?.pages[0]?.unread ?? 0;
  const newest = items?.[0];
  useFirstRow(popup, items !== undefined);
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-1 border-line border-b py-1 pr-2 pl-4">
        <h2 className="mr-auto font-semibold">{t("title")}</h2>
        {newest && unread > 0 && (
          <Button variant="ghost" size="sm" disabled={read.isPending} onClick={() => read.mutate({ until: newest.at })}>
            {t("readAll")}
          </Button>
        )}
        <Link
          href="/settings/notifications"
          prefetch={false}
          onClick={onLeave}
          title={t("openSettings")}
          aria-label={t("openSettings")}
          className="grid size-7.5 place-items-center rounded-md text-ink-2 hover:bg-mute-soft hover:text-ink pointer-coarse:size-11"
        >
          <Settings aria-hidden />
        </Link>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        {!items && !error && <RowsSkeleton rows={4} />}
        {!items && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {items?.length === 0 && <Empty />}
        {items && items.length > 0 && <Rows items={items} onOpen={onLeave} />}
        {hasNextPage && (
          <p className="grid place-items-center border-line border-t p-2">
            <Button variant="ghost" size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t("older")}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** With the rows the focus is on the first of them, unless the reader has moved it meanwhile. */
function useFirstRow(popup: ContentsProps["popup"], isHere: boolean) {
  useEffect(() => {
    const panel = popup.current;
    if (!isHere || !panel) return;
    const begin = () => rowsIn(panel)[0]?.focus();
    if (document.activeElement === panel) return begin();
    // The rows were there before the panel, which has the focus a moment later.
    panel.addEventListener("focus", begin, { once: true });
    return () => panel.removeEventListener("focus", begin);
  }, [isHere, popup]);
}

function Empty() {
  const t = useTranslations("notifications.bell.empty");
  return (
    <EmptyState icon={<BellOff aria-hidden />} title={t("title")}>
      {t("text")}
    </EmptyState>
  );
}

function Rows({ items, onOpen }: { items: readonly Notification[]; onOpen: () => void }) {
  const t = useTranslations("notifications.bell");
  const { mutate } = useMutation(notificationMutations.read);
  const open = ({ id, readAt }: Notification) => {
    if (readAt === null) mutate({ ids: [id] });
    onOpen();
  };
  return (
    <ul aria-label={t("title")}>
      {items.map((item) => (
        <NotificationRow key={item.id} item={item} onOpen={() => open(item)} />
      ))}
    </ul>
  );
}
