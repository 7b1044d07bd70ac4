"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type LoadChange, useLoadChange } from "@/components/loads/use-load-change";
import type { LoadSummary } from "@/lib/loads/schema/list";

/** Changes a load that is not the page's; the toast opens it. */
export function useOtherLoad() {
  const t = useTranslations("loadChange");
  const { push } = useRouter();
  const { change, isChanging } = useLoadChange();
  const show = ({ id }: LoadSummary) => ({ label: t("show"), onClick: () => push(`/loads/${id}`) });
  return {
    change: (load: LoadSummary, wanted: LoadChange) => change(load, { ...wanted, open: show(load) }),
    isChanging,
  };
}
