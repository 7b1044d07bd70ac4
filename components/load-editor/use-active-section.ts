"use client";

import { useEffect, useState } from "react";

/** The section that lies beneath the header, of those whose elements carry `ids`. */
export function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const topmost = key.split(" ").find((id) => inView.has(id));
        if (topmost) setActive(topmost);
      },
      // A band beneath the sticky header: what crosses it is being read.
      { rootMargin: "-72px 0px -70% 0px" },
    );
    for (const id of key.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return active;
}
