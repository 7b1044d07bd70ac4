"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** Why the load cannot be posted by who looks at it, where that is so; `say` tells who pressed a key for it. */
export function usePostingRefusal({ load: { status } }: GetLoadResponse) {
  const t = useTranslations("postings.card.blocked");
  const { role } = useSession();
  const isOpen = status === "ON_HOLD" || status === "AVAILABLE";
  const refusal = hasRole(role, "BROKER") ? (isOpen ? undefined : t(status)) : t("reader");
  return { refusal, say: () => refusal && toast.hint(refusal) };
}
