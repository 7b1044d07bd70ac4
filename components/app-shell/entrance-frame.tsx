import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DisplayMenu } from "@/components/app-shell/display-menu";
import { Mark } from "@/components/app-shell/mark";

type RouteDrawingProps = { pickup: string; crossing: string; delivery: string };

const stops = [
  { x: 70, y: 262 },
  { x: 240, y: 176 },
  { x: 412, y: 84 },
] as const;

/** A load's way over the border, as a line drawing: decoration with true words. */
function RouteDrawing({ pickup, crossing, delivery }: RouteDrawingProps) {
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

/** The frame of pages that lead into the portal: signing in, setting up, accepting an invitation. */
export async function EntranceFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations("signIn");
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col px-8 py-6 max-sm:px-5">
        <header className="flex items-center gap-2.5 font-semibold text-lg">
          <Mark className="size-7!" />
          Freight Portal
        </header>
        <main className="m-auto w-full max-w-80 py-10">{children}</main>
        <footer className="-ml-2">
          <DisplayMenu />
        </footer>
      </div>
      <aside className="flex flex-col justify-center gap-10 border-line border-l bg-sunken p-12 max-lg:hidden">
        <RouteDrawing pickup={t("drawing.pickup")} crossing={t("drawing.crossing")} delivery={t("drawing.delivery")} />
        <p className="mx-auto max-w-104 text-balance text-center text-ink text-xl">{t("sentence")}</p>
      </aside>
    </div>
  );
}
