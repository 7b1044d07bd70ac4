/** Which file imports which, by folder: `from` and `to` are names of folders, `file` is where the import stands. */
export type Arrow = { from: string; to: string; file: string };

/** Every circle of folders, named once from where it was first met: "a → b → a". */
export function circlesOf(arrows: readonly Arrow[]) {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (folder: string, trail: readonly string[]) => {
    const before = trail.indexOf(folder);
    if (before >= 0) circles.push([...trail.slice(before), folder].join(" → "));
    if (before >= 0 || done.has(folder)) return;
    for (const next of graph.get(folder) ?? []) walk(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) walk(folder, []);
  return circles;
}

/** The arrows that lead up, or sideways within a layer of several folders; a folder in no layer is in the last one. */
export function upwardArrows(arrows: readonly Arrow[], layers: readonly (readonly string[])[]) {
  const heightOf = (folder: string) => {
    const height = layers.findIndex((layer) => layer.includes(folder));
    return height < 0 ? layers.length : height;
  };
  return arrows
    .filter(({ from, to }) => from !== to)
    .filter(({ from, to }) => heightOf(from) < layers.length && heightOf(to) >= heightOf(from))
    .map(({ file, to }) => `${file} → ${to}`);
}
