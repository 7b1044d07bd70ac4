import type { ExternalToast } from "sonner";
import { toast } from "@/components/ui/toast";

// At the foot of the list, above the bars that end it: elsewhere it would lie over the head of the next carrier.
const place = { position: "bottom-left", duration: 15_000, className: "max-sm:bottom-6!" } satisfies ExternalToast;

/** What became of a decision, with room for its undo; toasts of the same id take each other's place. */
export const carrierToast = {
  success: (message: string, options?: ExternalToast) => toast.success(message, { ...place, ...options }),
  error: (message: string, options?: ExternalToast) => toast.error(message, { ...place, ...options }),
};
