"use client";

import { useEffect, useState } from "react";

// Just beneath the sticky header: what has passed this line is being read.
const lineFromTop = 120;

function activeOf(ids: readonly string[]) {
  // The last sections are too short to ever reach the line.
  const end = document.getElementById("main")?.getBoundingClientRect().bottom;
  if (window.scrollY > 0 && end !== undefined && end <= window.innerHeight + 2) return ids.at(-1);
  const passed = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= lineFromTop;
  };
  return ids.findLast(passed) ?? ids[0];
}

/** The section at the top of what is in view, of those whose elements carry `ids`. They may appear later. */
export function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive(activeOf(ids)));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [ids]);
  return active;
}
