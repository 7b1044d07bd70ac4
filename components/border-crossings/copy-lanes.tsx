"use client";

import { useTranslations } from "next-intl";
import { type CrossingsView, toRankRequest } from "@/components/border-crossings/crossings-view";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/code-block";
import { toast } from "@/components/ui/toast";
import { fetchRanking } from "@/lib/border-crossings/queries";
import { asCurl, jsonText } from "@/lib/browser/request-as-curl";

/** What the page asked and was answered, for a TMS or a chat. */
export function CopyLanes({ view }: { view: Pick<CrossingsView, "lanes" | "isHazmat"> }) {
  const t = useTranslations("borderCrossings.lane");
  const common = useTranslations("common");
  const request = toRankRequest(view);
  const copyAnswer = async () => {
    try {
      await navigator.clipboard.writeText(jsonText(await fetchRanking(request)));
      toast.success(common("copied"));
    } catch {
      toast.error(t("copyFailed"));
    }
  };
  return (
    <>
      <CopyButton
        size="sm"
        label={t("copyCurl")}
        text={() => asCurl(location.origin, "/border-crossings/rank", request)}
      />
      <Button size="sm" onClick={copyAnswer}>
        {t("copyJson")}
      </Button>
    </>
  );
}
