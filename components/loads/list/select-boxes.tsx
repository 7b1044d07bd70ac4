"use client";

import { useTranslations } from "next-intl";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import { Checkbox } from "@/components/ui/checkbox";
import type { LoadSummary } from "@/lib/loads/schema/list";

const Unseen = ({ text }: { text: string }) => <span className="sr-only">{text}</span>;

/** Chooses a row; with Shift, all rows from the one chosen last. */
export function SelectLoad({ load }: { load: LoadSummary }) {
  const t = useTranslations("loads");
  const { ids, toggle, extendTo } = useLoadsSelection();
  return (
    <Checkbox
      label={<Unseen text={t("selectLoad", { load: load.externalDisplayId })} />}
      checked={ids.has(load.id)}
      onChange={({ nativeEvent }) =>
        nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? extendTo(load.id) : toggle(load.id)
      }
      className="shrink-0 items-center! gap-0! max-sm:-my-2 max-sm:-ml-2 max-sm:min-h-11 max-sm:min-w-9 max-sm:justify-center"
    />
  );
}

/** Chooses all rows that are here, or none. */
export function SelectLoads({ order }: { order: readonly string[] }) {
  const t = useTranslations("loads");
  const { ids, choose, clear } = useLoadsSelection();
  const isAll = order.length > 0 && order.every((id) => ids.has(id));
  const isSome = ids.size > 0 && !isAll;
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      label={<Unseen text={t("selectAllShown")} />}
      checked={isAll}
      onChange={() => (isAll ? clear() : choose(order))}
      className="shrink-0 items-center! gap-0!"
    />
  );
}
