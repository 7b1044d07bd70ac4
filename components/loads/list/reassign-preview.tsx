"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BulkProgress, BulkStopped } from "@/components/loads/bulk/bulk-report";
import { inCalls, type Run, runCalls } from "@/components/loads/bulk/run-calls";
import type { Progress } from "@/components/loads/bulk/use-bulk-run";
import { useOwnerNames } from "@/components/loads/list/loads-context";
import { Button } from "@/components/ui/button";
import { loadQueries, type ReassignRequest } from "@/lib/loads/queries";
import type { CoverageOwners, ReassignedLoad } from "@/lib/loads/schema/decisions";
import { reassignedLoadsMax } from "@/lib/vocabulary/limits.values";

/** As many loads as there are, in calls of as many as one takes. */
export const reassignCalls = (ids: readonly string[], owners: Omit<ReassignRequest, "ids">): ReassignRequest[] =>
  inCalls(ids, reassignedLoadsMax).map((few) => ({ ids: few, ...owners }));

export type Reassign = (request: ReassignRequest) => Promise<{ results: ReassignedLoad[] }>;
export type Reassignment = Run<string, ReassignedLoad>;

/** Sends one call after the other. */
const reassignLoads = (ids: readonly string[], wanted: Omit<ReassignRequest, "ids">, reassign: Reassign) =>
  runCalls({
    items: ids,
    perCall: reassignedLoadsMax,
    send: async (few) => (await reassign({ ids: few, ...wanted })).results,
  });

export const countOf = (results: readonly ReassignedLoad[], outcome: ReassignedLoad["outcome"]) =>
  results.filter((result) => result.outcome === outcome).length;

const ownerNames = ["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId"] as const;

/** Loads by whose they were, as far as it was changed. */
function groupByOwner(results: readonly ReassignedLoad[], changed: CoverageOwners) {
  const groups = new Map<string, { ids: string[]; owners: CoverageOwners }>();
  for (const { id, outcome, before } of results) {
    if (outcome !== "CHANGED" || !before) continue;
    const owners = Object.fromEntries(
      ownerNames.flatMap((name) => (changed[name] === undefined ? [] : [[name, before[name] ?? null]])),
    );
    const key = JSON.stringify(owners);
    const group = groups.get(key) ?? { ids: [] as string[], owners };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How many of the loads that would change each present owner has; users count before teams. The most come first. */
export function countPresentOwners(results: readonly ReassignedLoad[], changed: CoverageOwners) {
  const kind = changed.externalOwnerCoverageUserId === undefined ? "team" : "user";
  const name = kind === "user" ? "externalOwnerCoverageUserId" : "externalOwnerCoverageTeamId";
  const counts = new Map<string | null, number>();
  for (const { outcome, before } of results) {
    const id = before?.[name] ?? null;
    if (outcome === "CHANGED") counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ kind, id, count }) as const).sort((a, b) => b.count - a.count);
}

/** Gives the loads back to whose they were, but for those that somebody gave away again meanwhile. */
export async function undoReassignment(results: readonly ReassignedLoad[], given: CoverageOwners, reassign: Reassign) {
  let restored = 0;
  for (const { ids, owners } of groupByOwner(results, given)) {
    const back = await reassignLoads(ids, { ...owners, ifOwners: given }, reassign);
    restored += countOf(back.results, "CHANGED");
  }
  return { restored, kept: countOf(results, "CHANGED") - restored };
}

/** What a reassignment would change, asked of the server without doing it. */
export function useReassignPreview(ids: readonly string[], owners: CoverageOwners) {
  const isAsked = Object.keys(owners).length > 0;
  const query = useQuery({
    ...loadQueries.reassignPreview(reassignCalls(ids, owners)),
    select: (results) => ({
      changes: countOf(results, "CHANGED"),
      same: countOf(results, "UNCHANGED"),
      gone: countOf(results, "NOT_FOUND"),
      present: countPresentOwners(results, owners),
    }),
    enabled: isAsked,
  });
  return { isAsked, query, changes: query.data?.changes ?? 0 };
}

type ReassignPreviewProps = {
  preview: ReturnType<typeof useReassignPreview>;
  progress: Progress | null;
  reached: Reassignment;
};

/** What will change, how far it is, or what was not reached. */
export function ReassignPreview({ preview, progress, reached }: ReassignPreviewProps) {
  if (progress) return <BulkProgress progress={progress} />;
  if (reached.rest.length > 0) return <BulkStopped reached={reached} />;
  return (
    <div role="status" className="min-h-15">
      <Expected preview={preview} />
    </div>
  );
}

type Present = ReturnType<typeof countPresentOwners>;

/** "Now: 8 of Daniela Ríos, 4 of nobody": whose loads they are before they change. */
function PresentOwners({ present }: { present: Present }) {
  const t = useTranslations("loads.reassign");
  const { userName, teamName } = useOwnerNames();
  const words = present.map(({ kind, id, count }) => {
    if (id === null) return t(kind === "user" ? "nowNobody" : "nowNoTeam", { count });
    return t("nowOf", { count, name: kind === "user" ? userName(id) : teamName(id) });
  });
  return <li className="text-ink-2">{t("now", { owners: words.join(", ") })}</li>;
}

function Expected({ preview: { isAsked, query } }: Pick<ReassignPreviewProps, "preview">) {
  const t = useTranslations("loads.reassign");
  if (!isAsked) return <p className="text-ink-2">{t("choose")}</p>;
  if (query.isError) {
    return (
      <p className="flex items-center gap-3 text-bad">
        {t("previewFailed")}
        <Button size="sm" onClick={() => query.refetch()}>
          {t("tryAgain")}
        </Button>
      </p>
    );
  }
  if (!query.data) return <p className="text-ink-2">{t("counting")}</p>;
  const { changes, same, gone, present } = query.data;
  return (
    <ul className="grid gap-0.5">
      <li className="font-medium">{t("changes", { count: changes })}</li>
      {present.length > 0 && <PresentOwners present={present} />}
      {same > 0 && <li className="text-ink-2">{t("same", { count: same })}</li>}
      {gone > 0 && <li className="text-warn">{t("gone", { count: gone })}</li>}
    </ul>
  );
}
