import { notify } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

export const deliveriesQueued = "queued webhook deliveries";

/** The workers of this process. Routes and background work are loaded apart, and meet here. */
export const ownWorkers = oncePerProcess("webhook workers", () => new Set<() => void>());

/** Something may be due: workers look at once, in this process or else in another one. To be called after the commit. */
export function pokeWorkers() {
  for (const wake of ownWorkers) wake();
  if (ownWorkers.size === 0) notify(deliveriesQueued);
}
