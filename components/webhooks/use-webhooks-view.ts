"use client";

import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";
import { readWebhooksView, type WebhooksView, writeWebhooksView } from "@/components/webhooks/webhooks-view";

const path = "/settings/webhooks";

const present = () => readWebhooksView(new URLSearchParams(location.search));

const change = (values: Partial<WebhooksView>, how: "push" | "replace") =>
  writeSearch(writeWebhooksView({ ...present(), ...values }), how);

const steps = {
  choose: (values: Pick<Partial<WebhooksView>, "tab" | "status" | "type">) => change(values, "push"),
  open: (delivery: string) => change({ delivery }, present().delivery ? "replace" : "push"),
  close: () => change({ delivery: null }, "push"),
};

/** What the page shows as the address has it, and the steps that change it. */
export const useWebhooksView = (atFirst: string) => ({
  view: readWebhooksView(new URLSearchParams(usePageSearch(path, atFirst))),
  ...steps,
});
