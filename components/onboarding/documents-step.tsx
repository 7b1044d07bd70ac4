"use client";

import { useTranslations } from "next-intl";
import { DocumentPicker } from "@/components/onboarding/document-picker";
import { DocumentRow } from "@/components/onboarding/document-row";
import { UploadNotes } from "@/components/onboarding/upload-notes";
import type { Documents } from "@/components/onboarding/use-documents";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";
import { documentsPerLinkMax } from "@/lib/onboarding/schema/document-limits";

type DocumentsStepProps = { documents: CarrierDocument[]; own: Documents };

export function DocumentsStep({ documents, own }: DocumentsStepProps) {
  const t = useTranslations("onboarding.documents");
  const isFull = documents.length >= documentsPerLinkMax;
  return (
    <>
      <DocumentPicker
        disabledReason={isFull ? t("full", { most: documentsPerLinkMax }) : undefined}
        onFiles={own.add}
      />
      <UploadNotes pending={own.pending} onDrop={own.drop} />
      {documents.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onRemove={() => own.takeBack(document.id)} />
          ))}
        </ul>
      )}
    </>
  );
}
