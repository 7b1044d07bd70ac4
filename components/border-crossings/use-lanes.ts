"use client";

import { useState } from "react";
import { emptyLane, type LaneText, writeCrossingsView } from "@/components/border-crossings/crossings-view";

type KeyedLane = LaneText & { key: number };

let keys = 0;
const keyed = (lanes: readonly LaneText[]): KeyedLane[] =>
  lanes.map((lane) => {
    keys += 1;
    return { ...lane, key: keys };
  });
const orEmpty = (lanes: readonly LaneText[]) => (lanes.length > 0 ? lanes : [emptyLane]);

/** The query of the address that answers these lanes; empty ones are left out. */
export const searchOf = (lanes: readonly LaneText[], isHazmat: boolean) =>
  writeCrossingsView({
    lanes: lanes.filter(({ from, to }) => from.trim() || to.trim()),
    isHazmat,
    open: 0,
    part: "lane",
  });

/**
 * The lanes as they are typed. They follow the address when somebody else changes it (a place put right, a step back)
 * and stay as they are, with the focus where it is, when it comes to say what they say.
 */
export function useLanes(given: readonly LaneText[], givenHazmat: boolean) {
  const [lanes, setLanes] = useState(() => keyed(orEmpty(given)));
  const [isHazmat, setIsHazmat] = useState(givenHazmat);
  const search = searchOf(given, givenHazmat);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== searchOf(lanes, isHazmat)) {
      setLanes(keyed(orEmpty(given)));
      setIsHazmat(givenHazmat);
    }
  }
  return {
    lanes,
    isHazmat,
    setIsHazmat,
    add: () => setLanes([...lanes, ...keyed([emptyLane])]),
    remove: (key: number) => setLanes(lanes.filter((lane) => lane.key !== key)),
    change: (key: number, values: Partial<LaneText>) =>
      setLanes(lanes.map((lane) => (lane.key === key ? { ...lane, ...values } : lane))),
    replace: (other: readonly LaneText[]) => setLanes(keyed(other)),
  };
}
