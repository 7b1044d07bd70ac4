import { useTranslations } from "next-intl";
import type { LoadChange } from "@/lib/loads/schema/history";

/** "Ana Lucía Treviño", or "Key tms-prod". */
export function ActorName({ actor }: { actor: LoadChange["actor"] }) {
  const t = useTranslations("loadEditor.actor");
  return (
    <span className="font-medium" title={actor.id}>
      {t(actor.type, { name: actor.name })}
    </span>
  );
}
