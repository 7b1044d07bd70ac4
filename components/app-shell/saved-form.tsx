"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { type FieldValues, type Path, type PathValue, useFormState, useWatch } from "react-hook-form";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { Form, FormProblem, type FormProps } from "@/components/form/endpoint-form";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type SavedFormProps<Values extends FieldValues> = Pick<FormProps<Values>, "form" | "label" | "children"> & {
  /** The setting as it is stored, by whomever. */
  saved: { version: number; savedBy?: { name: string } | undefined; savedAt?: string | undefined };
  /** The values of the form for it. */
  present: Values & { version: number };
  /** Why the reader may not save, where that is so. */
  needsRole: ReactNode;
};

/**
 * The form of a setting that somebody else may save meanwhile; `version` among its values is the one it began from. It
 * follows what is saved, unless that would undo what was typed here: then the reader says whose values shall count.
 */
export function SavedForm<Values extends FieldValues>(props: SavedFormProps<Values>) {
  const { form, label, saved, present, needsRole, children } = props;
  const t = useTranslations("form.saved");
  const common = useTranslations("common");
  const version = "version" as Path<Values>;
  const { isDirty } = useFormState({ control: form.control });
  const isOther = useWatch({ control: form.control, name: version }) !== saved.version;
  const { reset } = form;
  useEffect(() => {
    if (isOther && !isDirty) reset(present);
  }, [isOther, isDirty, reset, present]);
  const saveMine = () => {
    form.setValue(version, saved.version as PathValue<Values, Path<Values>>);
    void form.submit();
  };
  const { destination, stay } = useLeaveGuard(isDirty && !needsRole);
  const isOutdated = isOther && isDirty;
  const { savedBy, savedAt } = saved;
  const time = () => savedAt && <RelativeTime at={savedAt} />;
  return (
    <>
      <Form form={form} label={label} className="grid gap-5">
        {children}
        {isOutdated && (
          <Notice tone="warn" title={t.rich("meanwhile", { name: savedBy?.name ?? "", time })}>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => reset(present)}>
                {t("take")}
              </Button>
              <Button size="sm" onClick={saveMine}>
                {t("keep")}
              </Button>
            </div>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            disabled={Boolean(needsRole) || form.isSubmitting || isOutdated || !isDirty}
            title={isOutdated ? t("chooseFirst") : undefined}
          >
            {common("save")}
          </Button>
          <p className="text-ink-3 text-xs">{savedBy ? t.rich("by", { name: savedBy.name, time }) : t("never")}</p>
        </div>
        {needsRole && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{needsRole}</p>}
        <FormProblem form={form} />
      </Form>
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} />
    </>
  );
}
