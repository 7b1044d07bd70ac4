type Size = { width: number; height: number };
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
/** How far a toast is from the right and the lower edge of the page. */
type ToastPlace = { right: number; bottom: number };

type Room = { height: number; gap: number };
// As wide as the library makes a toast.
const toastWidth = 356;
/** For one of two lines with two others behind it, at a distance from what is around. */
const ample: Room = { height: 96, gap: 8 };
/** For one of a single line; what is behind it shows at its upper edge. */
const close: Room = { height: 54, gap: 2 };
// Up to here a toast is as wide as the page.
const narrowMax = 600;
const margin = { wide: 20, narrow: 16 };
const step = 8;

const steps = (from: number, to: number) =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step);

/** All places of a page, the lowest first, and of those the one that is farthest to the right. */
function placesOn({ width, height }: Size, room: Room): ToastPlace[] {
  const isNarrow = width <= narrowMax;
  const edge = isNarrow ? margin.narrow : margin.wide;
  const rights = isNarrow ? [edge] : steps(edge, width - edge - toastWidth);
  return steps(edge, height - room.height).flatMap((bottom) => rights.map((right) => ({ right, bottom })));
}

function boxAt({ right, bottom }: ToastPlace, { width, height }: Size, room: Room): Box {
  const left = width <= narrowMax ? margin.narrow : width - right - toastWidth;
  return { left, right: width - right, top: height - bottom - room.height, bottom: height - bottom };
}

const isNear = (a: Box, b: Box, gap: number) =>
  a.left < b.right + gap && a.right + gap > b.left && a.top < b.bottom + gap && a.bottom + gap > b.top;

/** The first place of a page at which toasts with this room lie over the fewest of the boxes. */
function bestPlace(page: Size, boxes: readonly Box[], room: Room) {
  let best = { place: { right: margin.narrow, bottom: margin.narrow }, covered: Number.POSITIVE_INFINITY };
  for (const place of placesOn(page, room)) {
    const at = boxAt(place, page, room);
    const covered = boxes.filter((box) => isNear(box, at, room.gap)).length;
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  return best;
}

/** Where toasts lie over none of the boxes: several where they have room, else the last one; else over the fewest. */
export function placeOfToasts(page: Size, boxes: readonly Box[]): ToastPlace {
  const best = bestPlace(page, boxes, ample);
  return best.covered === 0 ? best.place : bestPlace(page, boxes, close).place;
}

const keptFree = "h1, h2, h3, nav, button, input, select, textarea, summary, [role=button], a.bg-accent";

/** Other toasts, and a menu that has just been chosen from, with the layers that hold it. */
const isPassing = (element: Element) =>
  element.matches("[role=presentation]") || element.closest("[data-sonner-toaster], [role=menu]") !== null;

/** Whether somebody sees some of it: not, where the preview of a load lies over a phone's whole list. */
function isSeen(element: Element) {
  if (!element.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const uppermost = document.elementsFromPoint((left + right) / 2, y).find((one) => !isPassing(one));
    // A switched-off button lets the pointer through to what it stands on.
    return uppermost !== undefined && (element.contains(uppermost) || uppermost.contains(element));
  });
}

/** The place for toasts on the page as it is now. */
export function freePlace(): ToastPlace {
  const boxes = [...document.querySelectorAll(keptFree)]
    .filter((element) => !element.closest("[data-sonner-toaster]") && isSeen(element))
    .map((element) => element.getBoundingClientRect());
  return placeOfToasts({ width: innerWidth, height: innerHeight }, boxes);
}
