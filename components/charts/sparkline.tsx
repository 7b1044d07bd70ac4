import { BandShapes, LoneWeeks } from "@/components/charts/band-shapes";
import { amountScale, amountsOf, type Band, runsOf } from "@/components/charts/scale";

/** Weeks in small, oldest first, for a cell of a table; the figures beside it say the rest. */
export function Sparkline({ bands }: { bands: readonly (Band | undefined)[] }) {
  const shapes = { runs: runsOf(bands), count: bands.length, scale: amountScale(amountsOf(bands)) };
  return (
    <svg aria-hidden className="block h-7 w-full overflow-visible">
      <BandShapes {...shapes} />
      <LoneWeeks {...shapes} />
    </svg>
  );
}
