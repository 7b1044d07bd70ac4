import { readFileSync } from "node:fs";
import path from "node:path";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";

const styles = readFileSync(path.join(import.meta.dirname, "globals.css"), "utf8");
const tokens = styles.matchAll(/^ {2}--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\);$/gm);

const colors = { light: new Map<string, string>(), dark: new Map<string, string>() };
for (const [, name = "", light = "", dark = ""] of tokens) {
  colors.light.set(name, light);
  colors.dark.set(name, dark);
}

const pages = ["bg", "surface", "sunken"];
const kinds = ["good", "warn", "bad", "info", "accent"];
const texts = ["ink", "ink-2", "ink-3", ...kinds];
type Pair = readonly [color: string, ground: string, least: number];
/** What is read, what it stands on, and how much they have to differ (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly Pair[] = [
  ...texts.flatMap((text) => [...pages, "mute-soft"].map((ground) => [text, ground, 4.5] as const)),
  ...kinds.flatMap((kind) => ["ink", "ink-2", kind].map((text) => [text, `${kind}-soft`, 4.5] as const)),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["bg", "ink", 4.5],
  ...["field", "ring", "accent"].flatMap((edge) => pages.map((ground) => [edge, ground, 3] as const)),
];

test.each(["light", "dark"] as const)("by %s whatever is read stands out from what it stands on", (theme) => {
  const colorOf = (name: string) => {
    const color = colors[theme].get(name);
    if (!color) throw new Error(`There is no color --${name}.`);
    return color;
  };
  const tooClose = pairs.filter(([color, ground, least]) => wcagContrast(colorOf(color), colorOf(ground)) < least);
  expect(tooClose).toEqual([]);
});
