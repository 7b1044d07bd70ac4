import { expect, test } from "vitest";
import { keyCaps } from "@/components/app-shell/key-caps";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf } from "@/components/app-shell/use-shortcuts";
import english from "@/lib/i18n/messages/en/shell.json";

test.each([
  [["g l"], ["g", "l"]],
  [
    ["j", "k"],
    ["j", "k"],
  ],
  [["$mod+s"], ["Ctrl", "S"]],
  [
    ["Shift+ArrowUp", "Shift+ArrowDown"],
    ["Shift", "↑ ↓"],
  ],
  [["/ ArrowDown"], ["/", "↓"]],
  [["Escape"], ["Esc"]],
])("%j is written %j", (keys, caps) => {
  expect(keyCaps(keys)).toEqual(caps);
});

test("everything in the key map has its words in the sheet", () => {
  const names = Object.values(keyMap).flatMap((rows) => Object.keys(rows));
  expect(names.filter((name) => !(name in english.keys))).toEqual([]);
  expect(Object.keys(keyMap).filter((name) => !(name in english.keys))).toEqual([]);
});

test("on one page a key does one thing, whatever the page adds to those of everywhere", () => {
  // A list's own step into its rows begins with the key of the search; answers win over a new load where bids wait.
  const meant = new Set(["/", "c", "Escape", "Enter"]);
  for (const [section, rows] of Object.entries(keyMap)) {
    const keys = Object.values(rows).flat();
    expect([section, keys.filter((key, at) => keys.indexOf(key) !== at)]).toEqual([section, []]);
    if (section === "everywhere") continue;
    const everywhere = new Set<string>(Object.values(keyMap.everywhere).flat());
    expect(keys.filter((key) => everywhere.has(key) && !meant.has(key))).toEqual([]);
  }
});

test("a name is bound to all of its keys, or to one function each", () => {
  const [one, other, walk] = [() => {}, () => {}, () => {}];
  const rows = { move: ["j", "k"], go: ["g l"], rest: ["x"], arrows: ["ArrowUp", "ArrowDown"] } as const;
  expect(shortcutsOf(rows, { move: [one, other], go: walk, arrows: walk })).toEqual({
    j: one,
    k: other,
    "g l": walk,
    ArrowUp: walk,
    ArrowDown: walk,
  });
});
