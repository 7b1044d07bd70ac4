"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { Problem } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";
import { CallError } from "@/lib/browser/api";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

export type Save = (externalId: string | null) => Promise<unknown>;
type ExternalIdFormProps = { name: string; externalId?: string; onSave: Save; onClose: () => void };

const taken = ({ status, message, issues }: CallError) =>
  status === 409 ? [{ path: "externalId", code: "taken", message }] : issues;

/** Enter saves, Escape keeps what was there. */
export function ExternalIdForm({ name, externalId = "", onSave, onClose }: ExternalIdFormProps) {
  const t = useTranslations("directory.externalId");
  const common = useTranslations("common.errorState");
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/directory/schema/user")).UpdateUserRequest.pick({ externalId: true }),
    defaultValues: { externalId },
    toRequest: (values) => ({ externalId: values.externalId.trim() || null }),
    onSubmit: async (request) => {
      if (request.externalId !== (externalId || null)) await onSave(request.externalId ?? null);
      onClose();
    },
    issuesOf: taken,
  });
  const failureText = (error: Error) =>
    common(error instanceof CallError && error.status === 0 ? "unreachable" : "unexpected");
  return (
    <Form form={form} messages={{ "externalId.taken": t("taken") }} className="min-w-0">
      <ExternalIdInput label={t("label", { name })} isBusy={form.isSubmitting} onClose={onClose} />
      <FormProblem form={form} text={failureText} />
    </Form>
  );
}

type ExternalIdInputProps = { label: string; isBusy: boolean; onClose: () => void };

function ExternalIdInput({ label, isBusy, onClose }: ExternalIdInputProps) {
  const t = useTranslations("directory.externalId");
  const { value, onChange, onBlur, attach, problem, control } = useField("externalId");
  return (
    <>
      <div className="lg:-my-1.25 flex items-center gap-1 pointer-coarse:my-0">
        <Input
          {...control}
          ref={attach}
          autoFocus
          aria-label={label}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          maxLength={shortTextMax}
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
          className="max-w-40 font-mono text-xs!"
        />
        <IconButton type="submit" label={t("save")} icon={<Check aria-hidden />} disabled={isBusy} />
        <IconButton label={t("cancel")} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {problem && <Problem name="externalId">{problem}</Problem>}
    </>
  );
}
