import { ChevronRight } from "lucide-react";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import type { Entry } from "@/components/palette/entries";
import { Kbd } from "@/components/ui/badge";

/** A line of the palette: what it is, what tells it apart, and the key that does the same. */
export const PaletteEntry = ({ entry: { label, detail, icon, status, shortcut } }: { entry: Entry }) => (
  <>
    <span className="grid w-4 shrink-0 place-items-center text-ink-3">{icon ?? <ChevronRight aria-hidden />}</span>
    <span className="min-w-0 flex-1 truncate sm:flex sm:items-baseline sm:gap-2.5">
      <span className={status ? "shrink-0 font-mono text-[0.78125rem]" : "shrink-0 sm:max-w-full sm:truncate"}>
        {label}
      </span>
      {detail && <span className="block min-w-0 truncate text-ink-3 text-xs">{detail}</span>}
    </span>
    {status && <LoadStatusBadge status={status} />}
    {shortcut && (
      <span aria-hidden className="flex gap-0.5 pointer-coarse:hidden">
        {shortcut.split(" ").map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </>
);
