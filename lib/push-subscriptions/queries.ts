import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { readPushState, subscribe, unsubscribe } from "@/lib/browser/push";

/** Notifications of the portal belong to all of its pages. */
const scope = "/";

export const pushQueries = {
  /** What this browser shows. Asked again whenever the page is looked at: its settings are changed elsewhere. */
  state: () =>
    queryOptions({
      queryKey: ["push-state"] as const,
      queryFn: () => readPushState(scope),
      refetchOnWindowFocus: "always",
    }),
};

const { queryKey } = pushQueries.state();

export const pushMutations = {
  /** @throws where this browser cannot be subscribed */
  turnOn: mutationOptions({
    mutationFn: async (language: "en-US" | "es-MX") => {
      if ((await Notification.requestPermission()) !== "granted") return;
      const { publicKey } = await api("/push-subscriptions/get", {});
      await api("/push-subscriptions/save", { ...(await subscribe(scope, publicKey)), language });
    },
    onSettled: (_answer, _error, _language, _made, { client }) => client.invalidateQueries({ queryKey }),
  }),

  turnOff: mutationOptions({
    mutationFn: async () => {
      const endpoint = await unsubscribe(scope);
      if (endpoint) await api("/push-subscriptions/remove", { endpoint });
    },
    onSettled: (_answer, _error, _nothing, _made, { client }) => client.invalidateQueries({ queryKey }),
  }),
};
