"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSingleKeys } from "@/components/app-shell/display-preferences";
import { Glossary } from "@/components/app-shell/glossary";
import { keyCaps } from "@/components/app-shell/key-caps";
import { keyMap } from "@/components/app-shell/key-map";
import { Kbd } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import { turnSingleKeys } from "@/lib/browser/preferences";

const pages = [
  { name: "onToday", path: /^\/$/ },
  { name: "inEditor", path: /^\/loads\/./ },
  { name: "inList", path: /^\/loads/ },
  { name: "inRates", path: /^\/rates/ },
  { name: "inCarriers", path: /^\/carriers/ },
  { name: "inBids", path: /^\/bids/ },
] as const;

/** The keys of the page one is on come first. */
function sectionsFor(pathname: string) {
  const here = pages.find(({ path }) => path.test(pathname))?.name;
  const sections = Object.entries(keyMap).map(([name, rows]) => ({ name, rows: Object.entries(rows) }));
  return [...sections.filter(({ name }) => name === here), ...sections.filter(({ name }) => name !== here)];
}

function Keys() {
  const t = useTranslations("shell.keys");
  const singleKeys = useSingleKeys();
  return (
    <div className="px-5 pt-3">
      {sectionsFor(usePathname()).map((section) => (
        <section key={section.name} aria-label={t(section.name)} className="mt-3 first:mt-0">
          <h3 className="pb-1 text-ink-3 text-xs">{t(section.name)}</h3>
          <dl>
            {section.rows.map(([name, keys]) => (
              <div key={name} className="flex items-center justify-between gap-4 border-line border-t py-1.5">
                <dt>{t(name)}</dt>
                <dd className="flex gap-1">
                  {keyCaps(keys).map((cap) => (
                    <Kbd key={cap}>{cap === "Space" ? t("space") : cap}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        className="mt-4"
        label={t("singleKeys")}
        checked={singleKeys}
        onChange={({ target }) => turnSingleKeys(target.checked)}
      />
    </div>
  );
}

/** What one may ask for on every page: which keys there are, and what a term means. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.help");
  const [part, setPart] = useState<"keys" | "glossary">("keys");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")}>
      <div className="-mx-5">
        <Tabs
          label={t("title")}
          value={part}
          onChange={setPart}
          tabs={[
            { id: "keys", label: t("keys"), panel: <Keys /> },
            { id: "glossary", label: t("glossary"), panel: <Glossary /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
