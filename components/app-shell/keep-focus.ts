type Step = { element: Element; parent: Element | null; at: number };
type Way = { page: string; steps: readonly Step[]; root: Element | undefined };

/** The way from an element up to the body, each with its place among its siblings. */
function wayFrom(start: Element): Way {
  const steps: Step[] = [];
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
    const parent: Element | null = element.parentElement;
    steps.push({ element, parent, at: parent ? [...parent.children].indexOf(element) : 0 });
  }
  return { page: location.pathname, steps, root: steps.at(-1)?.element };
}

const row = "li, tr";
// Rows that come and go with the scrolling have no next one.
const listedRow = "li, tr:not([aria-rowindex])";
const part = "section, article, form, fieldset, [role=dialog], [role=tabpanel], [tabindex='-1']";
const control = "a[href], button, input, select, textarea, [tabindex]";

/** What can have the focus for now alone. */
let holder: HTMLElement | null = null;

function release() {
  holder?.removeAttribute("data-holds-focus");
  if (holder) holder.tabIndex = -1;
  holder = null;
}

function focusOn(place: Element | null) {
  if (!(place instanceof HTMLElement)) return false;
  if (!place.matches(control) || place.tabIndex < 0) {
    release();
    holder = place;
    place.setAttribute("data-holds-focus", "");
    // In reach of the Tab key meanwhile: Base UI gives the focus back to nothing else.
    place.tabIndex = 0;
  }
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

/** Its link, if it has one: Enter opens it, and the next key does nothing that cannot be undone. */
const focusOnRow = (place: Element | null) => focusOn(place?.querySelector("a[href^='/']") ?? null) || focusOn(place);

/** Where a row has gone, the one that took its place, else the last. */
function successor({ parent, at }: Step) {
  const next = parent?.children[Math.min(at, parent.children.length - 1)];
  return next?.matches(listedRow) ? next : (next?.querySelector(listedRow) ?? null);
}

/** Gives the focus to what stands nearest on the way: the row it was in or the next one, else the part of the page. */
function focusNearest({ page, steps }: Way) {
  if (page !== location.pathname) return false;
  const wasInRow = steps.some(({ element }) => element.matches(listedRow) && !element.isConnected);
  return steps.some((step) => {
    const { element, parent } = step;
    if (!element.isConnected) return wasInRow && parent?.isConnected === true && focusOnRow(successor(step));
    if (element === steps[0]?.element) return focusOn(element);
    return element.matches(row) ? focusOnRow(element) : element.matches(part) && focusOn(element);
  });
}

/**
 * Keeps the focus in the page from now on: when the element that had it goes or is switched off, what stands nearest has
 * it. From a dialog or a menu it goes back to where it was before. A click beside everything takes it away, as everywhere.
 * @returns stops it
 */
export function keepFocus() {
  /** The last of the page, and of each dialog or menu above it; the latest first. */
  let ways: Way[] = [];
  let isLetGo = false;
  const note = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const way = wayFrom(target);
    if (holder && holder !== target && way.root?.contains(holder)) release();
    ways = [way, ...ways.filter(({ root }) => root?.isConnected && root !== way.root)];
    isLetGo = false;
  };
  const isOnNothing = () => document.activeElement === document.body;
  const isLost = () => ways.length > 0 && !isLetGo && isOnNothing();
  const mend = () => {
    if (isLost() && !ways.some(focusNearest)) focusOn(document.querySelector("main"));
  };
  // What gives the focus back by itself, a dialog that closes for one, does so before the next frame.
  const mendSoon = () => {
    if (isLost()) requestAnimationFrame(mend);
  };
  const take = ({ target }: FocusEvent) => note(target);
  const letGo = ({ target, relatedTarget }: FocusEvent) => {
    // What is clicked may be gone before it has the focus.
    if (relatedTarget) return note(relatedTarget);
    if (!(target instanceof Element)) return;
    // Chromium says it also of what is being taken away, and before it is.
    queueMicrotask(() => {
      isLetGo = isOnNothing() && target.isConnected && !target.matches(":disabled");
      mendSoon();
    });
  };
  const observer = new MutationObserver(mendSoon);
  if (!isOnNothing()) note(document.activeElement);
  document.addEventListener("focusin", take);
  document.addEventListener("focusout", letGo, true);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  document.documentElement.setAttribute("data-keeps-focus", "");
  return () => {
    document.removeEventListener("focusin", take);
    document.removeEventListener("focusout", letGo, true);
    observer.disconnect();
  };
}
