"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { directoryQueries, updateProfile } from "@/lib/directory/queries";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

/** What the user is called everywhere in the portal. */
export function NameForm() {
  const t = useTranslations("profile.person");
  const { refresh } = useRouter();
  const { name } = useSession();
  const cache = useQueryClient();
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/directory/schema/profile")).UpdateProfileRequest,
    defaultValues: { name },
    onSubmit: async (request) => {
      const { user } = await updateProfile(request);
      form.reset({ name: user.name });
      toast.success(t("saved", { name: user.name }));
      refresh();
      await cache.invalidateQueries({ queryKey: directoryQueries.all });
    },
  });
  return (
    <Form form={form} messages={{ name: t("nameNeeded") }} label={t("name")} className="grid max-w-90 gap-3">
      <TextField name="name" label={t("name")} autoComplete="name" maxLength={shortTextMax} />
      <FormProblem form={form} />
      <Button type="submit" disabled={form.isSubmitting} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
