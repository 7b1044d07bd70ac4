"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { CheckboxField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { LoadPolicy } from "@/lib/loads/schema/policy";

function PolicyDialog({ policy, onClose }: { policy: LoadPolicy; onClose: () => void }) {
  const t = useTranslations("loadPolicy");
  const common = useTranslations("common");
  const format = useFormat();
  const save = useMutation({ ...loadMutations.savePolicy, onSuccess: () => toast.success(t("saved")) });
  const { viewersSeeCustomerRates, updatedBy, updatedAt } = policy;
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/policy")).SaveLoadPolicyRequest,
    defaultValues: { viewersSeeCustomerRates },
    onSubmit: async (request) => {
      await save.mutateAsync(request);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("title")} submit={{ label: common("save") }} onClose={onClose}>
      <CheckboxField
        name="viewersSeeCustomerRates"
        label={<span className="font-medium">{t("viewersSeeCustomerRates")}</span>}
        hint={t("viewersSeeCustomerRatesHint")}
      />
      {updatedBy && updatedAt && (
        <p className="text-ink-3 text-xs">
          {t("changedBy", { name: updatedBy.name, when: format.dateTime(updatedAt) })}
        </p>
      )}
    </FormDialog>
  );
}

/** Opens what viewers see of the organization's loads. For admins, who alone may change it. */
export function LoadPolicyButton() {
  const t = useTranslations("loadPolicy");
  const isAdmin = useSession().role === "ADMIN";
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...loadQueries.policy(), enabled: isAdmin && isOpen });
  if (!isAdmin) return null;
  return (
    <>
      <Button icon={<Eye aria-hidden />} onClick={() => setIsOpen(true)}>
        {t("open")}
      </Button>
      {isOpen && data && <PolicyDialog policy={data.policy} onClose={() => setIsOpen(false)} />}
    </>
  );
}
