import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { LoadStatus } from "@/lib/loads/schema/load";

const tones = {
  ON_HOLD: "warn",
  AVAILABLE: "info",
  BOOKED: "good",
  COMPLETED: "mute",
  CANCELLED: "mute",
} as const satisfies Record<LoadStatus, string>;

export function LoadStatusBadge({ status }: { status: LoadStatus }) {
  const t = useTranslations("vocabulary.LoadStatus");
  return (
    <Badge tone={tones[status]} title={status}>
      {t(status)}
    </Badge>
  );
}
