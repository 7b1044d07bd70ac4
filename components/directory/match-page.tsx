"use client";

import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { lazy, Suspense, useState } from "react";
import type { Applied } from "@/components/directory/match-calls";
import type { JudgedRow } from "@/components/directory/match-outcomes";
import type { MatchRow } from "@/components/directory/match-rows";
import { MatchSource } from "@/components/directory/match-source";
import { useUndoToast } from "@/components/directory/undo-toast";
import { useMatchUndo, useUndoProblem } from "@/components/directory/use-match-undo";
import { ListSkeleton } from "@/components/ui/fact-rows";
import { PageHeader } from "@/components/ui/page-parts";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { toast } from "@/components/ui/toast";

const undoToastId = "match-undo";
const kinds = { users: "USER", teams: "TEAM" } as const;
const parseAsKind = parseAsStringLiteral(["users", "teams"]).withDefault("users").withOptions({ history: "replace" });

const MatchReview = lazy(() =>
  import("@/components/directory/match-review").then((module) => ({ default: module.MatchReview })),
);
const MatchResult = lazy(() =>
  import("@/components/directory/match-result").then((module) => ({ default: module.MatchResult })),
);

type Stage =
  | { name: "source" }
  | { name: "review"; rows: readonly MatchRow[] }
  | { name: "result"; applied: Applied; judged: readonly JudgedRow[] };

/** Gives users or teams the ids of the TMS from a pasted table: source, preview, result. */
export function MatchPage() {
  const t = useTranslations("directory.match");
  const [kind, setKind] = useQueryState("kind", parseAsKind);
  const [stage, setStage] = useState<Stage>({ name: "source" });
  const undo = useMatchUndo();
  const undoToast = useUndoToast();
  const history = useTranslations("directory.history");
  const problem = useUndoProblem();
  const takeBack = async (changeIds: readonly string[]) => {
    toast.dismiss(undoToastId);
    undo.mutate(changeIds);
  };
  const takeBackByToast = async (changeIds: readonly string[]) => {
    try {
      toast.success(history("restored", await undo.mutateAsync(changeIds)));
    } catch (reason) {
      toast.error(problem(reason));
    }
  };
  const startOver = () => setStage({ name: "source" });
  const review = (rows: readonly MatchRow[]) =>
    setStage(rows.length > 0 ? { name: "review", rows } : { name: "source" });
  const finish = (applied: Applied, judged: readonly JudgedRow[]) => {
    const count = applied.results.filter(({ status }) => status === "MATCHED").length;
    undo.reset();
    setStage({ name: "result", applied, judged });
    if (count > 0) undoToast(t("result.title", { count }), () => takeBackByToast(applied.changeIds), undoToastId);
  };
  return (
    <>
      <PageHeader
        title={t("title")}
        back={{ href: `/directory?tab=${kind}`, label: t("back") }}
        actions={
          <SegmentedControl
            label={t("kind")}
            value={kind}
            onChange={(next) => void setKind(next)}
            disabled={stage.name === "result"}
            options={[
              { value: "users", label: t("users") },
              { value: "teams", label: t("teams") },
            ]}
          />
        }
      />
      {stage.name === "source" && (
        <MatchSource
          onPairs={({ rows, repeated }) => {
            review(rows);
            if (repeated > 0) toast.info(t("repeated", { count: repeated }));
          }}
        />
      )}
      <Suspense fallback={<ListSkeleton />}>
        {stage.name === "review" && (
          <MatchReview
            kind={kinds[kind]}
            rows={stage.rows}
            onRows={review}
            onApplied={finish}
            onStartOver={startOver}
          />
        )}
        {stage.name === "result" && (
          <MatchResult
            applied={stage.applied}
            judged={stage.judged}
            undo={undo}
            onUndo={() => takeBack(stage.applied.changeIds)}
            onGoOn={review}
            onStartOver={startOver}
          />
        )}
      </Suspense>
    </>
  );
}
