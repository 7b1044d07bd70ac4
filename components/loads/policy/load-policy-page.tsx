"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { CallCost } from "@/components/app-shell/call-cost";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { Checkbox } from "@/components/ui/controls";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { LoadPolicy } from "@/lib/loads/schema/policy";

type SwitchProps = { name: "viewersSeeCustomerRates" | "looksUpMarket"; policy: LoadPolicy; cost?: ReactNode };

/** Saved as it is switched; until the answer has come it shows what was chosen. */
function Switch({ name, policy, cost }: SwitchProps) {
  const t = useTranslations("loadPolicy");
  const isAdmin = useSession().role === "ADMIN";
  const hintId = useId();
  const save = useMutation({
    ...loadMutations.savePolicy,
    onSuccess: () => toast.success(t("saved")),
    onError: (error) => toast.error(error.message),
  });
  const [chosen, setChosen] = useState<boolean>();
  const choose = (isOn: boolean) => {
    setChosen(isOn);
    save.mutate({ [name]: isOn }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <div className="border-line border-t pt-3 first:border-t-0 first:pt-0">
      <Checkbox
        label={
          <span className="inline-flex items-center gap-2 font-medium">
            {t(`${name}.label`)}
            {cost}
          </span>
        }
        aria-describedby={hintId}
        checked={chosen ?? policy[name]}
        disabled={!isAdmin}
        onChange={({ target }) => choose(target.checked)}
      />
      <p id={hintId} className="pl-6 text-ink-2">
        {t(`${name}.hint`)}
      </p>
    </div>
  );
}

/** How the organization treats its loads. Everybody may read it, admins change it. */
export function LoadPolicyPage() {
  const t = useTranslations("loadPolicy");
  const { role } = useSession();
  const { data, error, refetch } = useQuery(loadQueries.policy());
  const { updatedBy, updatedAt } = data?.policy ?? {};
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-4 px-5 py-5 max-sm:px-4">
        {!data && !error && <Skeleton className="h-40" />}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && (
          <>
            <Switch name="viewersSeeCustomerRates" policy={data.policy} />
            <Switch name="looksUpMarket" policy={data.policy} cost={<CallCost />} />
            {updatedBy && updatedAt && (
              <p className="text-ink-3 text-xs">
                {t.rich("changedBy", { name: updatedBy.name, time: () => <RelativeTime at={updatedAt} /> })}
              </p>
            )}
            {role !== "ADMIN" && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{t("needsAdmin")}</p>}
          </>
        )}
      </div>
    </>
  );
}
