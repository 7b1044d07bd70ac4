"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { DocumentPicker, DocumentRow } from "@/components/onboarding/documents";
import { PanelGroup } from "@/components/onboarding/panel-group";
import { UploadNotes, useUploads } from "@/components/onboarding/use-uploads";
import { Button, IconButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { saveFile } from "@/components/ui/save-file";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { fetchDocument, onboardingMutations, onboardingQueries } from "@/lib/onboarding/queries";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";

/** All documents of a carrier: those it sent, and those that were put beside them here. */
export function CarrierDocuments({ carrierId }: { carrierId: string }) {
  const t = useTranslations("onboarding.panel");
  const { role } = useSession();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(onboardingQueries.documents(carrierId));
  const upload = useMutation(onboardingMutations.upload);
  const { pending, add, drop } = useUploads((request) => upload.mutateAsync({ carrierId, ...request }));
  const documents = data?.pages.flatMap(({ items }) => items);
  return (
    <PanelGroup title={t("documents")}>
      {!documents && !error && <Skeleton className="h-11 w-full" />}
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {documents?.length === 0 && <p className="text-ink-3">{t("noDocuments")}</p>}
      {documents && documents.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-start" onClick={() => fetchNextPage()}>
          {t("older")}
        </Button>
      )}
      <UploadNotes pending={pending} onDrop={drop} />
      {role !== "VIEWER" && <DocumentPicker variant="default" onFiles={add} />}
    </PanelGroup>
  );
}

function Row({ document }: { document: CarrierDocument }) {
  const t = useTranslations("onboarding.panel");
  const format = useFormat();
  const { role } = useSession();
  const remove = useMutation(onboardingMutations.remove);
  const { id, fileName, uploadedBy, createdAt } = document;
  return (
    <DocumentRow
      document={document}
      note={t("uploaded", { name: uploadedBy.name, date: format.date(createdAt) })}
      actions={
        <IconButton
          label={t("download", { name: fileName })}
          icon={<Download aria-hidden />}
          onClick={() => saveDocument(id).catch(() => toast.error(t("downloadFailed")))}
        />
      }
      onRemove={role === "VIEWER" ? undefined : () => remove.mutateAsync({ id })}
    />
  );
}

/**
 * Saves a document as a file. It never becomes a page of ours: the browser takes it for bytes, whatever the
 * content claims to be.
 */
async function saveDocument(id: string) {
  const { document: found, content } = await fetchDocument(id);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(found.fileName, new Blob([bytes], { type: "application/octet-stream" }));
}
