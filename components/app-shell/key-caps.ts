const names: Record<string, string> = {
  $mod: "Ctrl",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

// A letter of a combination is written as its key has it.
const capOf = (key: string, isCombined: boolean) =>
  names[key] ?? (isCombined && key.length === 1 ? key.toUpperCase() : key);

/** Keys in tinykeys' notation as they are written on a keyboard; what several have in common is written once. */
export function keyCaps(keys: readonly string[]): string[] {
  const presses = keys.map((each) => each.split(/[ +]/));
  const isCombined = keys.some((each) => each.includes("+"));
  const modifiers = isCombined ? (presses[0]?.slice(0, -1) ?? []) : [];
  const rest = presses.flatMap((each) => each.slice(modifiers.length)).map((key) => capOf(key, isCombined));
  const caps = modifiers.map((key) => capOf(key, true));
  return isCombined && keys.length > 1 ? [...caps, rest.join(" ")] : [...caps, ...rest];
}
