"use client";

import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";

type Actions = {
  save: () => void;
  toSection: (position: number) => void;
  toProblem: (step: 1 | -1) => void;
};

const inDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** The editor's keys. They carry a modifier or are function keys, so they work while someone types. */
export function useEditorKeys(actions: Actions) {
  const run = useEffectEvent((event: KeyboardEvent, act: (actions: Actions) => void) => {
    event.preventDefault();
    if (!inDialog()) act(actions);
  });
  useEffect(() => {
    const keys: [string, (actions: Actions) => void][] = [
      ["$mod+s", ({ save }) => save()],
      ["F8", ({ toProblem }) => toProblem(1)],
      ["Shift+F8", ({ toProblem }) => toProblem(-1)],
    ];
    for (const position of Array(9).keys())
      keys.push([`Alt+Digit${position + 1}`, ({ toSection }) => toSection(position)]);
    const listeners = keys.map(([key, act]) => [key, (event: KeyboardEvent) => run(event, act)] as const);
    return tinykeys(window, Object.fromEntries(listeners));
  }, []);
}
