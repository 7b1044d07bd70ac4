import type { EditedLoad, LoadEditFlag } from "@/lib/loads/schema/edit";

/** What may keep a load from being changed, as people read it. */
export type EditFailure = "changedSince" | "gone" | "refused";

const failures: Partial<Record<EditedLoad["outcome"], EditFailure>> = {
  CHANGED_SINCE: "changedSince",
  NOT_FOUND: "gone",
  REFUSED: "refused",
};

/** The flag for which a load is left out, the one that costs most first. */
const heldBy = ({ flags }: EditedLoad, accepted: readonly LoadEditFlag[]) =>
  (["carrier_released", "odd_status_move"] as const).find((flag) => flags.includes(flag) && !accepted.includes(flag));

/** What a change of many loads would do, or did: which change, which do not, and why. */
export function groupEdits(results: readonly EditedLoad[], accepted: readonly LoadEditFlag[] = []) {
  const moving = results.filter(({ outcome }) => outcome === "CHANGED" || outcome === "SKIPPED");
  const held = (flag: LoadEditFlag) => moving.filter((load) => heldBy(load, accepted) === flag);
  const failed = results.flatMap((load) => {
    const why = failures[load.outcome];
    return why ? [{ ...load, why }] : [];
  });
  return {
    changes: moving.filter((load) => heldBy(load, accepted) === undefined),
    /** With their flag, whether or not it is accepted. */
    flagged: {
      carrier_released: moving.filter(({ flags }) => flags.includes("carrier_released")),
      odd_status_move: moving.filter(({ flags }) => flags.join() === "odd_status_move"),
    },
    held: [...held("carrier_released"), ...held("odd_status_move")],
    same: results.filter(({ outcome }) => outcome === "UNCHANGED"),
    failed,
  };
}

/** The loads of a run that did not change although they should: those worth another attempt. */
export const retried = (results: readonly EditedLoad[]) =>
  results.filter(({ outcome }) => outcome === "CHANGED_SINCE" || outcome === "REFUSED");
