"use client";

import { useEffect, useState } from "react";

// Just beneath the sticky header: what has passed this line is being read.
const lineFromTop = 120;

const topOf = (id: string) => {
  const element = document.getElementById(id);
  return element?.checkVisibility() ? element.getBoundingClientRect().top : undefined;
};

/** Undefined while none of them is on the screen. */
function activeOf(ids: readonly string[]) {
  const shown = ids.filter((id) => topOf(id) !== undefined);
  // The last sections are too short to ever reach the line.
  const end = document.getElementById("main")?.getBoundingClientRect().bottom;
  if (window.scrollY > 0 && end !== undefined && end <= window.innerHeight + 2) return shown.at(-1);
  return shown.findLast((id) => (topOf(id) ?? 0) <= lineFromTop) ?? shown[0];
}

/** The section at the top of what is in view, of those whose elements carry `ids`. They may appear later. */
export function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive((current) => activeOf(ids) ?? current));
    };
    // Hears of sections that appear later or come back with their tab, and at once of the first ones.
    const resizes = new ResizeObserver(look);
    resizes.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, [ids]);
  return active;
}
