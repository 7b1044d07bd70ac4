"use client";

import { useQuery } from "@tanstack/react-query";
import { EditorSkeleton } from "@/components/loads/editor/editor-skeleton";
import { LoadEditor, type LoadEditorProps } from "@/components/loads/editor/load-editor";
import { ErrorState } from "@/components/ui/error-state";
import { loadQueries } from "@/lib/loads/queries";

export type ExistingLoadProps = Omit<LoadEditorProps, "loaded"> & { id: string };

/** A stored load in the editor, which hears of newer versions while it is open. */
export function ExistingLoad({ id, ...given }: ExistingLoadProps) {
  const { data, error, refetch } = useQuery(loadQueries.detail(id));
  if (data) return <LoadEditor loaded={data} {...given} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <EditorSkeleton />;
}
