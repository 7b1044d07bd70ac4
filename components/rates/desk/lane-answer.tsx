import { LaneHistory } from "@/components/rates/desk/lane-history";
import { NoRate } from "@/components/rates/desk/no-rate";
import { NotLookedUp } from "@/components/rates/desk/not-looked-up";
import type { RatesView } from "@/components/rates/desk/rates-view";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";

type LaneAnswerProps = { view: RatesView; answer: RecalledAnswer | null };

/** What is known of the lane that is open: its history, why there is none, or that nobody asked yet. */
export function LaneAnswer({ view, answer }: LaneAnswerProps) {
  if (!answer) return <NotLookedUp />;
  const { item, at, evidence } = answer;
  if (item.type === "DATA") return <LaneHistory view={view} data={item} at={at} evidence={evidence} />;
  return <NoRate fault={item.error} view={view} at={at} evidence={evidence} />;
}
