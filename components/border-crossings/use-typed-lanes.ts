"use client";

import { useState } from "react";

let keys = 0;
const keyed = <Lane extends object>(lanes: readonly Lane[]) =>
  lanes.map((lane) => {
    keys += 1;
    return { ...lane, key: keys };
  });

type Given<Lane, Options> = {
  lanes: readonly Lane[];
  options: Options;
  empty: Lane;
  /** The address that answers these lanes. */
  searchOf: (lanes: readonly Lane[], options: Options) => string;
};

/**
 * The lanes as they are typed. They follow the address when somebody else changes it (a place put right, a step back)
 * and stay as they are, with the focus where it is, when it comes to say what they say.
 */
export function useTypedLanes<Lane extends object, Options>(given: Given<Lane, Options>) {
  const orEmpty = () => keyed(given.lanes.length > 0 ? given.lanes : [given.empty]);
  const [lanes, setLanes] = useState(orEmpty);
  const [options, setOptions] = useState(given.options);
  const search = given.searchOf(given.lanes, given.options);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== given.searchOf(lanes, options)) {
      setLanes(orEmpty());
      setOptions(given.options);
    }
  }
  return {
    lanes,
    options,
    setOptions,
    add: () => setLanes([...lanes, ...keyed([given.empty])]),
    remove: (key: number) => setLanes(lanes.filter((lane) => lane.key !== key)),
    change: (key: number, values: Partial<Lane>) =>
      setLanes(lanes.map((lane) => (lane.key === key ? { ...lane, ...values } : lane))),
    replace: (other: readonly Lane[]) => setLanes(keyed(other)),
  };
}
