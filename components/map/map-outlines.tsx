import outlines from "@/components/map/outlines.json";

const countries = [
  { ...outlines.ca, look: "fill-mute-soft" },
  { ...outlines.us, look: "fill-surface" },
  { ...outlines.mx, look: "fill-bg" },
];
const hairline = { fill: "none", strokeWidth: 0.75, vectorEffect: "non-scaling-stroke" } as const;

/** The three countries with their states, and the border between the US and Mexico. */
export const MapOutlines = () => (
  <g aria-hidden>
    {countries.map(({ area, states, look }) => (
      <g key={look}>
        <path d={area} className={`${look} stroke-line-strong`} strokeWidth={0.75} vectorEffect="non-scaling-stroke" />
        <path d={states} className="stroke-line" {...hairline} />
      </g>
    ))}
    <path d={outlines.border} className="stroke-warn" {...hairline} strokeWidth={1.75} />
  </g>
);
