"use client";

import { Braces, Copy, Link2, SquareTerminal, Table } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import type { ApiPath } from "@/lib/browser/api";
import { asCurl, jsonText } from "@/lib/browser/request-as-curl";

type Form = "curl" | "json" | "csv" | "path";
type Text = () => string | Promise<string>;

const icons: Record<Form, ReactNode> = {
  curl: <SquareTerminal aria-hidden />,
  json: <Braces aria-hidden />,
  csv: <Table aria-hidden />,
  path: <Link2 aria-hidden />,
};

type CopyAsProps = {
  /** The call that answers with what is on the screen. */
  path: ApiPath;
  request: () => object;
  /** What the screen shows; fetched where it does not have all of it. */
  answer?: () => unknown;
  /** The table on the screen. */
  csv?: Text;
};

/**
 * Everything of the page for a TMS, a script or a spreadsheet, in one menu. The key `.` opens the first one of a page.
 * The curl leaves the API key to a variable, so no secret is copied.
 */
export function CopyAs({ path, request, answer, csv }: CopyAsProps) {
  const t = useTranslations("common.copyAs");
  const common = useTranslations("common");
  const copy = async (form: Form, text: Text) => {
    try {
      await navigator.clipboard.writeText(await text());
      toast.success(t("done", { form: t(form) }));
    } catch {
      toast.error(common("copyRefused"));
    }
  };
  const entry = (form: Form, text: Text): MenuEntry => ({
    id: form,
    label: t(form),
    icon: icons[form],
    onSelect: () => copy(form, text),
  });
  const items = [
    entry("curl", () => asCurl(location.origin, path, request())),
    ...(answer ? [entry("json", async () => jsonText(await answer()))] : []),
    ...(csv ? [entry("csv", csv)] : []),
    entry("path", () => `/api${path}`),
  ];
  const trigger = (
    <IconButton
      label={t("title")}
      icon={<Copy aria-hidden />}
      variant="default"
      aria-keyshortcuts="."
      data-copy-as
      className="print:hidden"
    />
  );
  return <Menu label={t("title")} trigger={trigger} items={items} />;
}
