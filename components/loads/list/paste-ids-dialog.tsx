"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextAreaField } from "@/components/form/text-field";
import { splitIds } from "@/components/loads/list/pasted-ids";
import { usePasteIds } from "@/components/loads/list/use-paste-ids";

/** Ids and reference numbers, from a spreadsheet or a mail, to narrow the list to their loads. */
export function PasteIdsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("loads.pasteIds");
  const { narrowTo } = usePasteIds();
  const [isNoneFound, setIsNoneFound] = useState(false);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/find")).FindManyLoadsRequest,
    defaultValues: { text: "" },
    toRequest: ({ text }: { text: string }) => ({ texts: splitIds(text) }),
    fieldOf: (path) => (path.startsWith("texts") ? "text" : undefined),
    onSubmit: async ({ texts }) => {
      setIsNoneFound(false);
      if (await narrowTo(texts)) return onClose();
      setIsNoneFound(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("text")}
      submit={{ label: t("submit"), shortcut: "Ctrl ⏎" }}
      onClose={onClose}
    >
      <TextAreaField
        name="text"
        label={t("ids")}
        rows={8}
        hasInitialFocus
        aria-keyshortcuts="Control+Enter"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {isNoneFound && (
        <p role="alert" className="text-bad">
          {t("noneFound", { count: splitIds(form.getValues("text")).length })}
        </p>
      )}
    </FormDialog>
  );
}
