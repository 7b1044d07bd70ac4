"use client";

import { Pin, PinOff, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { filledIn } from "@/components/form/filled";
import type { FieldActions } from "@/components/loads/editor/origin-menu";
import {
  type Difference,
  differencesFromTms,
  originsOf,
  valueAtPath,
  wholeLoad,
} from "@/components/loads/editor/provenance";
import { revealPath, usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { IconButton } from "@/components/ui/button";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type DifferencesCardProps = {
  loaded: GetLoadResponse;
  actions: FieldActions;
  /** How many fields are edited in the form and not saved. */
  unsavedCount: number;
};

const listed = (loaded: GetLoadResponse): Difference[] => {
  const differences = differencesFromTms(loaded);
  const whole = { load: wholeLoad(loaded) };
  const pinnedOnly = loaded.pinnedPaths.filter((pin) => !differences.some(({ path }) => path === pin));
  return [...differences, ...pinnedOnly.map((path) => ({ path, here: valueAtPath(whole, path) }))];
};

/** The fields that were filled in here and that the TMS never sent. */
function enteredHere(loaded: GetLoadResponse) {
  const originOf = originsOf(loaded);
  return Object.entries(wholeLoad(loaded))
    .filter(([key, value]) => key !== "id" && key !== "metadata" && filledIn(value) !== undefined)
    .map(([key]) => `load.${key}`)
    .filter((path) => originOf(path)?.source === "here");
}

/** The fields in which this load is not as the TMS sent it, and those pinned against the TMS. */
export function DifferencesCard({ loaded, actions, unsavedCount }: DifferencesCardProps) {
  const t = useTranslations("loadEditor.differences");
  const title = usePathTitle();
  const differences = listed(loaded);
  const entered = enteredHere(loaded).map((path) => title(path));
  const silence = () => {
    if (unsavedCount > 0) return t("noneUnsaved", { count: unsavedCount });
    return entered.length > 0 ? t("onlyEntered", { fields: entered.join(", ") }) : t("none");
  };
  return (
    <section aria-labelledby="differences" className="grid gap-2">
      <h2 id="differences" className="text-ink-3 text-xs">
        {t("title", { count: differences.length })}
      </h2>
      {differences.length === 0 && <p className="text-ink-2">{silence()}</p>}
      <ul className="grid">
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.path}
            difference={difference}
            isPinned={loaded.pinnedPaths.includes(difference.path)}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}

type DifferenceRowProps = { difference: Difference; isPinned: boolean; actions: FieldActions };

function DifferenceRow({ difference: { path, sent, here }, isPinned, actions }: DifferenceRowProps) {
  const t = useTranslations("loadEditor.differences");
  const title = usePathTitle();
  const text = useValueText();
  const pin = isPinned ? t("unpin", { field: title(path) }) : t("pin", { field: title(path) });
  return (
    <li className="grid gap-0.5 border-line border-b py-2 last:border-0">
      <div className="flex items-start gap-1">
        <button
          type="button"
          className="min-w-0 flex-1 text-left underline-offset-2 hover:underline"
          title={path}
          onClick={() => revealPath(path)}
        >
          {title(path)}
        </button>
        <IconButton
          label={actions.blocked ?? pin}
          disabled={actions.blocked !== undefined}
          icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          onClick={() => actions.setPinned(path, !isPinned)}
          className="size-6!"
        />
        {sent !== undefined && (
          <IconButton
            label={actions.blocked ?? t("restore", { field: title(path) })}
            disabled={actions.blocked !== undefined}
            icon={<RotateCcw aria-hidden />}
            onClick={() => actions.restore(path)}
            className="size-6!"
          />
        )}
      </div>
      <p className="wrap-anywhere text-ink-2 text-xs">{t("here", { value: text(path, here) })}</p>
      <p className="wrap-anywhere text-warn text-xs">
        {sent === undefined ? (isPinned ? t("pinnedOnly") : t("sentNothing")) : t("sent", { value: text(path, sent) })}
      </p>
    </li>
  );
}
