"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { ListFilter, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { CommandGroup } from "@/components/app-shell/page-commands";
import { readRecents } from "@/components/app-shell/recents";
import { useSession } from "@/components/app-shell/session-provider";
import { type Entry, type EntryGroup, groupsFor } from "@/components/palette/entries";
import { PaletteEntry } from "@/components/palette/palette-entry";
import { useActions, useGo, usePages } from "@/components/palette/use-entries";
import { carrierIcon, loadIcon, useFound } from "@/components/palette/use-found";
import { Kbd } from "@/components/ui/badge";

export type PaletteWindowProps = {
  open: boolean;
  /** What can be done on the page behind it. */
  commands: readonly CommandGroup[];
  /** What was typed before the palette had the focus, once; Enter is the end of a line. */
  takeTyped: () => string;
  /** What is to be run once the palette has gone. */
  onClose: (run?: () => void) => void;
};

/** What was looked at lately, but for what is open. */
function useRecents(): Entry[] {
  const { userId } = useSession();
  const pathname = usePathname();
  const go = useGo();
  const [recents] = useState(() => readRecents(userId));
  return recents
    .filter(({ href }) => href !== pathname)
    .map(({ kind, href, label, detail }) => ({
      id: href,
      label,
      ...(detail && { detail }),
      icon: kind === "load" ? loadIcon : carrierIcon,
      run: () => go(href),
    }));
}

/** Everything that fits what is typed, group by group. */
function useGroups(typed: string, commands: PaletteWindowProps["commands"]) {
  const t = useTranslations("palette");
  const go = useGo();
  const found = useFound(typed);
  const query = typed.trim();
  const inList: Entry = {
    id: "in-list",
    label: t("inList", { query }),
    icon: <ListFilter aria-hidden />,
    isFound: true,
    run: () => go(`/loads?search=${encodeURIComponent(query)}`),
  };
  const groups = groupsFor(typed, {
    recents: { label: t("recent"), items: useRecents() },
    commands: commands.map(({ label, commands: items }) => ({ label, items })),
    actions: { label: t("actions"), items: useActions() },
    pages: { label: t("pages"), items: usePages() },
    found: found.groups,
    everything: { label: t("everything"), items: [inList] },
  });
  return { ...found, groups };
}

const popup =
  "flex max-h-[min(36rem,calc(100dvh-6rem))] w-full min-w-0 max-w-160 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-overlay outline-none transition-[opacity,translate] data-starting-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0";

const fade = "transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

const List = ({ onChoose }: { onChoose: (entry: Entry, isByKey: boolean) => void }) => (
  <Autocomplete.List className="min-h-0 scroll-py-1 overflow-y-auto overscroll-contain px-1.5 pb-1.5 outline-none">
    {(group: EntryGroup) => (
      <Autocomplete.Group key={group.label} items={group.items}>
        <Autocomplete.GroupLabel className="px-2.5 pt-2.5 pb-1 text-ink-3 text-xs">
          {group.label}
        </Autocomplete.GroupLabel>
        <Autocomplete.Collection>
          {(entry: Entry) => (
            <Autocomplete.Item
              key={entry.id}
              value={entry}
              // The click that Enter makes comes from no place.
              onClick={(event) => onChoose(entry, event.detail === 0)}
              className="flex min-h-8.5 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1 outline-none data-highlighted:bg-mute-soft pointer-coarse:min-h-11"
            >
              <PaletteEntry entry={entry} />
            </Autocomplete.Item>
          )}
        </Autocomplete.Collection>
      </Autocomplete.Group>
    )}
  </Autocomplete.List>
);

function Legend() {
  const t = useTranslations("palette.legend");
  return (
    <p aria-hidden className="flex gap-4 border-line border-t px-4 py-2 text-ink-3 text-xs pointer-coarse:hidden">
      {(["move", "open", "close"] as const).map((name) => (
        <span key={name} className="flex items-center gap-1.5">
          <Kbd>{{ move: "↑ ↓", open: "Enter", close: "Esc" }[name]}</Kbd> {t(name)}
        </span>
      ))}
    </p>
  );
}

/** What is typed, what fits it, and what is chosen of it. */
function PaletteBody({ commands, takeTyped, onClose }: Omit<PaletteWindowProps, "open">) {
  const t = useTranslations("palette");
  const [typed, type] = useState("");
  const [isWaiting, wait] = useState(false);
  const { groups, isOutdated, hasFailed } = useGroups(typed, commands);
  const first = groups[0]?.items[0];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  // Enter was pressed for what is typed, and what stood there was for the words before.
  const isDue = isWaiting && !isOutdated;
  useEffect(() => {
    if (isDue && first) onClose(first.run);
  }, [isDue, first, onClose]);
  const choose = (entry: Entry, isByKey: boolean) => {
    if (isByKey && isOutdated && entry.isFound) wait(true);
    else onClose(entry.run);
  };
  const typeEarly = () => {
    const [words = "", ...ends] = takeTyped().split("\n");
    if (words) type(words);
    if (ends.length > 0) wait(true);
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filteredItems={groups}
      value={typed}
      onValueChange={(next, { reason }) => {
        if (reason === "item-press") return;
        wait(false);
        type(next);
      }}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={({ label }: Entry) => label}
    >
      <div className="flex items-center gap-2.5 border-line border-b px-4">
        <Search aria-hidden className="shrink-0 text-ink-3" />
        <Autocomplete.Input
          aria-label={t("title")}
          placeholder={t("hint")}
          onFocus={typeEarly}
          maxLength={200}
          className="h-12 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
        />
        <Dialog.Close className="rounded-md px-2 py-1 text-ink-3 text-xs hover:text-ink pointer-coarse:min-h-11">
          {t("close")}
        </Dialog.Close>
      </div>
      <List onChoose={choose} />
      <Autocomplete.Status className={hasFailed ? "px-4 py-2 text-bad text-sm" : "sr-only"}>
        {hasFailed ? t("failed") : isOutdated ? t("searching") : t("count", { count })}
      </Autocomplete.Status>
      <Legend />
    </Autocomplete.Root>
  );
}

/** The command palette: loads, carriers, pages, and what can be done here, by a few letters of their name. */
export function PaletteWindow({ open, ...body }: PaletteWindowProps) {
  const t = useTranslations("palette");
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && body.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`fixed inset-0 z-40 bg-scrim ${fade}`} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-2 pt-[12dvh] max-sm:pt-2">
          <Dialog.Popup aria-label={t("title")} className={popup}>
            <PaletteBody {...body} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
