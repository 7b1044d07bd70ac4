type RouteDrawingProps = { pickup: string; crossing: string; delivery: string };

const stops = [
  { x: 70, y: 262 },
  { x: 240, y: 176 },
  { x: 412, y: 84 },
] as const;

/** A load's way over the border, as a line drawing: decoration with true words. */
export function RouteDrawing({ pickup, crossing, delivery }: RouteDrawingProps) {
  const names = [pickup, crossing, delivery];
  return (
    <svg aria-hidden="true" viewBox="0 0 480 340" className="mx-auto w-full max-w-120">
      <g fill="none" className="stroke-line-strong">
        {[40, 80, 120, 160, 200, 240, 280].map((y) => (
          <path key={y} d={`M20 ${y + 10}H460`} strokeOpacity="0.45" />
        ))}
        <path
          d="M28 118c60 10 92 42 132 40s48 30 82 20 42 34 78 44 60 40 132 50"
          strokeWidth="1.5"
          strokeDasharray="2 6"
          strokeLinecap="round"
          className="stroke-ink-3"
        />
      </g>
      <path
        d="M70 262c54-4 58-70 104-80 24-5 40 2 66-6 60-18 66-86 172-92"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-accent"
      />
      {stops.map(({ x, y }, position) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="7"
            strokeWidth="2.5"
            className={position === 1 ? "fill-accent stroke-accent" : "fill-bg stroke-accent"}
          />
          <text
            x={x}
            y={y + 32}
            textAnchor="middle"
            strokeWidth="8"
            paintOrder="stroke"
            className="fill-ink-2 stroke-sunken font-medium text-sm"
          >
            {names[position]}
          </text>
        </g>
      ))}
    </svg>
  );
}
