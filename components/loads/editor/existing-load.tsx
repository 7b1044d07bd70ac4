"use client";

import { useQuery } from "@tanstack/react-query";
import { EditorSkeleton } from "@/components/loads/editor/editor-skeleton";
import { LoadEditor } from "@/components/loads/editor/load-editor";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { ErrorState } from "@/components/ui/error-state";
import type { CoverageOwners } from "@/lib/directory/find-owners";
import { loadQueries } from "@/lib/loads/queries";

type ExistingLoadProps = { id: string; owners: CoverageOwners; carriers: readonly CarrierChoice[] };

/** A stored load in the editor, which hears of newer versions while it is open. */
export function ExistingLoad({ id, owners, carriers }: ExistingLoadProps) {
  const { data, error, refetch } = useQuery(loadQueries.detail(id));
  if (data) return <LoadEditor loaded={data} owners={owners} carriers={carriers} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <EditorSkeleton />;
}
