import { type LoadsView, mine, nobody, type PickupPreset } from "@/components/loads/list/loads-view";
import type { LoadsFilter } from "@/lib/loads/queries";
import type { LoadSort } from "@/lib/loads/schema/list";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** The values the API knows. Handed to the browser, so that the schemas need not be. */
export type LoadChoices = {
  statuses: readonly LoadStatus[];
  crossings: readonly UsMxBorderCrossing[];
  trailers: readonly TrailerType[];
  sorts: readonly LoadSort[];
};

/** Days counted from today: from the first, up to but without the second. */
const pickupDays: Record<PickupPreset, [from: number | undefined, to: number]> = {
  past: [undefined, 0],
  today: [0, 1],
  tomorrow: [1, 2],
  next3Days: [0, 3],
  next7Days: [0, 7],
};

const wallClockOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** How far the wall clock of the zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string) {
  const parts = wallClockOf(timeZone).formatToParts(moment);
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const asUtc = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
  return asUtc - Math.floor(moment / 1000) * 1000;
}

/** The midnight that begins the day `days` from now, where the viewer is. */
export function midnight(now: Date, timeZone: string, days: number) {
  const local = new Date(now.getTime() + offsetAt(now.getTime(), timeZone));
  const asUtc = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days);
  // The offset is that of the midnight itself, which may lie on the other side of a clock change.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone));
}

function pickupBetween(preset: PickupPreset | null, now: Date, timeZone: string) {
  if (!preset) return {};
  const [from, to] = pickupDays[preset];
  return {
    pickupFrom: from === undefined ? undefined : midnight(now, timeZone, from).toISOString(),
    pickupTo: midnight(now, timeZone, to).toISOString(),
  };
}

// Values somebody typed into the address that the API does not know are passed over.
const known = <Value extends string>(choices: readonly Value[], wanted: readonly string[]) => {
  const found = choices.filter((choice) => wanted.includes(choice));
  return found.length > 0 ? found : undefined;
};

type Viewer = { now: Date; timeZone: string; userId: string };

function owners({ owner, team }: LoadsView, userId: string) {
  return {
    ownerUserId: owner === mine ? userId : owner === nobody ? undefined : (owner ?? undefined),
    ownerTeamId: team === nobody ? undefined : (team ?? undefined),
    hasOwnerUser: owner === nobody ? false : undefined,
    hasOwnerTeam: team === nobody ? false : undefined,
  };
}

/** What the view asks of the API. The same on the server and in the browser for the whole of a day. */
export const toListRequest = (
  view: LoadsView,
  choices: LoadChoices,
  { now, timeZone, userId }: Viewer,
): LoadsFilter => ({
  query: view.search || undefined,
  status: known(choices.statuses, view.status),
  usMxBorderCrossing: known(choices.crossings, view.crossing),
  trailerType: known(choices.trailers, view.trailer),
  externalCustomerId: view.customer ?? undefined,
  ...owners(view, userId),
  ...pickupBetween(view.pickup, now, timeZone),
  assigned: view.carrier === null ? undefined : view.carrier === "assigned",
  sort: choices.sorts.find((sort) => sort === view.sort),
});
