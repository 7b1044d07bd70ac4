"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useUploads } from "@/components/onboarding/use-uploads";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";

/** The documents of a link: what is on its way goes on while other steps are filled in. */
export function useDocuments(token: string) {
  const cache = useQueryClient();
  const { query, upload, remove } = onboardingByLink(token);
  const show = (change: (documents: CarrierDocument[]) => CarrierDocument[]) =>
    cache.setQueryData(query.queryKey, (known) => known && { ...known, documents: change(known.documents) });
  const uploads = useUploads(async (request) => {
    const { document } = await upload(request);
    show((known) => [document, ...known.filter(({ id }) => id !== document.id)]);
  });
  const takeBack = async (id: string) => {
    await remove(id);
    show((known) => known.filter((document) => document.id !== id));
  };
  return { ...uploads, takeBack };
}

export type Documents = ReturnType<typeof useDocuments>;
