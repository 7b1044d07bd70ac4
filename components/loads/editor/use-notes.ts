"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SavedNotes } from "@/components/loads/editor/saved-notices";

const noNotes: SavedNotes = { warnings: [], merged: [] };
const keyOf = (id: string | undefined) => ["load-notes", id];

/** What is to be read about the last save. Of a load just created it is handed over to the load's own page. */
export function useNotes(id: string | undefined) {
  const queryClient = useQueryClient();
  const [notes, setNotes] = useState(() => queryClient.getQueryData<SavedNotes>(keyOf(id)) ?? noNotes);
  useEffect(() => queryClient.removeQueries({ queryKey: keyOf(id) }), [queryClient, id]);
  const handOver = (newId: string, handed: SavedNotes) => queryClient.setQueryData(keyOf(newId), handed);
  return { notes, setNotes, handOver };
}
