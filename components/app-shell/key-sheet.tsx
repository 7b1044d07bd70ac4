"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { shortcutsAreOn, turnShortcuts } from "@/components/app-shell/use-shortcuts";
import { Kbd } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";

const sections = [
  {
    name: "everywhere",
    rows: [
      { keys: ["g", "l"], name: "goToLoads" },
      { keys: ["g", "b"], name: "goToBids" },
      { keys: ["g", "r"], name: "goToRates" },
      { keys: ["g", "x"], name: "goToCrossings" },
      { keys: ["g", "c"], name: "goToCarriers" },
      { keys: ["g", "u"], name: "goToDirectory" },
      { keys: ["c"], name: "newLoad" },
      { keys: ["/"], name: "search" },
      { keys: ["Ctrl", "Z"], name: "undo" },
      { keys: ["."], name: "copyAs" },
      { keys: ["?"], name: "thisSheet" },
      { keys: ["Esc"], name: "close" },
    ],
  },
  {
    name: "inList",
    rows: [
      { keys: ["/", "↓"], name: "searchRows" },
      { keys: ["/", "Enter"], name: "searchOpen" },
      { keys: ["j", "k"], name: "moveInList" },
      { keys: ["Space"], name: "peek" },
      { keys: ["a", "c", "r"], name: "answerInPeek" },
      { keys: ["p"], name: "postInPeek" },
      { keys: ["Enter"], name: "open" },
      { keys: ["x"], name: "select" },
      { keys: ["Shift", "↑ ↓"], name: "selectRange" },
      { keys: ["Ctrl", "A"], name: "selectAll" },
      { keys: ["Shift", "D"], name: "density" },
    ],
  },
  {
    name: "inCarriers",
    rows: [
      { keys: ["j", "k"], name: "moveInCarriers" },
      { keys: ["1", "2", "3"], name: "decide" },
      { keys: ["Enter"], name: "confirm" },
      { keys: ["n"], name: "note" },
      { keys: ["x"], name: "selectCarrier" },
    ],
  },
  {
    name: "inBids",
    rows: [
      { keys: ["1", "2"], name: "bidsParts" },
      { keys: ["j", "k"], name: "moveInBids" },
      { keys: ["a"], name: "acceptBid" },
      { keys: ["c"], name: "counterBid" },
      { keys: ["r"], name: "rejectBid" },
      { keys: ["u"], name: "useBid" },
      { keys: ["w"], name: "withdrawCounter" },
      { keys: ["Enter"], name: "confirmAnswer" },
      { keys: ["b"], name: "betterBid" },
    ],
  },
  {
    name: "inCrossings",
    rows: [{ keys: ["Ctrl", "Enter"], name: "findCrossings" }],
  },
  {
    name: "inRates",
    rows: [
      { keys: ["Ctrl", "Enter"], name: "lookUpRates" },
      { keys: ["←", "→"], name: "readWeeks" },
    ],
  },
  {
    name: "inEditor",
    rows: [
      { keys: ["1–4"], name: "loadParts" },
      { keys: ["e"], name: "editFact" },
      { keys: ["Ctrl", "S"], name: "save" },
      { keys: ["Ctrl", "Enter"], name: "saveAndLeave" },
      { keys: ["Esc"], name: "leaveForm" },
      { keys: ["p"], name: "postLoad" },
      { keys: ["j", "k"], name: "moveInBids" },
      { keys: ["a", "c", "r"], name: "answerBest" },
      { keys: ["u"], name: "useBid" },
      { keys: ["w"], name: "withdrawCounter" },
      { keys: ["Enter"], name: "confirmAnswer" },
      { keys: ["b"], name: "betterBid" },
      { keys: ["Alt", "1–9"], name: "section" },
      { keys: ["F8"], name: "nextProblem" },
      { keys: ["Alt", "↑ ↓"], name: "moveRow" },
      { keys: ["Ctrl", "D"], name: "duplicateRow" },
    ],
  },
] as const;

const pages = [
  { name: "inEditor", path: /^\/loads\/./ },
  { name: "inList", path: /^\/loads/ },
  { name: "inRates", path: /^\/rates/ },
  { name: "inCarriers", path: /^\/carriers/ },
  { name: "inBids", path: /^\/bids/ },
] as const;

/** The keys of the page one is on come first. */
function sectionsFor(pathname: string) {
  const here = pages.find(({ path }) => path.test(pathname))?.name;
  return [...sections.filter(({ name }) => name === here), ...sections.filter(({ name }) => name !== here)];
}

export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.keys");
  const [on, setOn] = useState(shortcutsAreOn);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")}>
      {sectionsFor(usePathname()).map((section) => (
        <section key={section.name} aria-label={t(section.name)} className="mt-3 first:mt-0">
          <h3 className="pb-1 text-ink-3 text-xs">{t(section.name)}</h3>
          <dl>
            {section.rows.map((row) => (
              <div key={row.name} className="flex items-center justify-between gap-4 border-line border-t py-1.5">
                <dt>{t(row.name)}</dt>
                <dd className="flex gap-1">
                  {row.keys.map((key) => (
                    <Kbd key={key}>{key === "Space" ? t("space") : key}</Kbd>
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
        checked={on}
        onChange={({ target }) => {
          turnShortcuts(target.checked);
          setOn(target.checked);
        }}
      />
    </Dialog>
  );
}
