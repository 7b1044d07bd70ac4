"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/choice-fields";
import { BulkProgress, BulkStopped, type LoadGroup, LoadGroups } from "@/components/loads/bulk/bulk-report";
import { type EditFailure, groupEdits } from "@/components/loads/bulk/edit-groups";
import type { useEditPreview, useEditRun } from "@/components/loads/bulk/use-edits";
import { Button } from "@/components/ui/button";
import type { EditedLoad, LoadEditFlag } from "@/lib/loads/schema/edit";

const whys: readonly EditFailure[] = ["changedSince", "refused", "gone"];

/** Loads that cannot be changed, by why. */
function useFailedGroups() {
  const t = useTranslations("bulk");
  return (results: readonly EditedLoad[]): LoadGroup[] => {
    const { failed } = groupEdits(results);
    return whys.map((why) => {
      const loads = failed.filter((load) => load.why === why);
      const [message = ""] = loads.flatMap(({ problems }) => problems.map((problem) => problem.message));
      return { key: why, tone: "bad", text: t(`failed.${why}`, { count: loads.length, message }), loads };
    });
  };
}

type EditReportProps = {
  preview: ReturnType<typeof useEditPreview>;
  run: Pick<ReturnType<typeof useEditRun>, "progress" | "reached">;
  accepted: readonly LoadEditFlag[];
  /** In the place of a preview while nothing is chosen. */
  unasked?: string | undefined;
};

/** What will change and what will not, how far it is, or what failed. */
export function EditReport({ preview, run: { progress, reached }, accepted, unasked }: EditReportProps) {
  const failedGroups = useFailedGroups();
  if (progress) return <BulkProgress progress={progress} />;
  if (reached.results.length > 0 || reached.rest.length > 0) {
    return (
      <div className="grid gap-2">
        {reached.rest.length > 0 && <BulkStopped reached={reached} />}
        <div role="alert">
          <LoadGroups groups={failedGroups(reached.results)} />
        </div>
      </div>
    );
  }
  return (
    <div role="status" className="min-h-15">
      {unasked ? <p className="text-ink-2">{unasked}</p> : <Expected preview={preview} accepted={accepted} />}
    </div>
  );
}

function Expected({ preview, accepted }: Pick<EditReportProps, "preview" | "accepted">) {
  const t = useTranslations("bulk");
  const failedGroups = useFailedGroups();
  if (preview.isError) {
    return (
      <p className="flex items-center gap-3 text-bad">
        {t("previewFailed")}
        <Button size="sm" onClick={() => preview.refetch()}>
          {t("tryAgain")}
        </Button>
      </p>
    );
  }
  if (!preview.data) return <p className="text-ink-2">{t("counting")}</p>;
  const { changes, same, flagged } = groupEdits(preview.data, accepted);
  const flags = ["carrier_released", "odd_status_move"] as const;
  return (
    <LoadGroups
      groups={[
        { key: "changes", tone: "strong", text: t("changes", { count: changes.length }), loads: changes },
        ...flags.map(
          (flag): LoadGroup => ({
            key: flag,
            tone: "warn",
            text: t(`flagged.${flag}`, { count: flagged[flag].length }),
            loads: flagged[flag],
            choice: <CheckboxField name={flag} label={t("alsoThese")} className="pl-4" />,
          }),
        ),
        { key: "same", tone: "quiet", text: t("same", { count: same.length }), loads: same },
        ...failedGroups(preview.data),
      ]}
    />
  );
}
