/** After so many failures in a row, deliveries wait, and now and then one of them is tried. */
export const failuresBeforePause = 10;
export const probeEveryMs = 5 * 60_000;

/** A webhook that has answered nothing but failures for so long is disabled. */
export const failingBeforeDisabledMs = 5 * 24 * 3_600_000;

export type Health = "DISABLED" | "PAUSED" | "FAILING" | "GOOD";

export function healthOf({ isEnabled, failures }: { isEnabled: boolean; failures: number }): Health {
  if (!isEnabled) return "DISABLED";
  if (failures >= failuresBeforePause) return "PAUSED";
  return failures > 0 ? "FAILING" : "GOOD";
}
