const limit = /\btimeout: ?([\d_]+)|^\s*\}, ([\d_]+)\);/;

/** The least that a runner allows a test by its configuration, in milliseconds. */
const leastByDefault = 120_000;

function isShort(line: string) {
  const [, named, last] = limit.exec(line) ?? [];
  const milliseconds = named ?? last;
  return milliseconds !== undefined && Number(milliseconds.replaceAll("_", "")) < leastByDefault;
}

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Whether the line stands in a block that `toPass` tries again. By indentation, which the formatter sees to. */
function isTriedAgain(lines: readonly string[], at: number) {
  let depth = depthOf(lines[at] ?? "");
  for (const line of lines.slice(0, at).reverse()) {
    if (line.trim() === "" || depthOf(line) >= depth) continue;
    if (/expect\(async \(\) => \{$/.test(line)) return true;
    depth = depthOf(line);
  }
  return false;
}

/**
 * The lines of a test's source that allow something less time than the runners do by their configuration, other than inside
 * of a loop that tries again. A slow machine may need it.
 */
export function limitsOutsideOfLoops(source: string): string[] {
  const lines = source.split("\n");
  return lines.filter((line, at) => isShort(line) && !isTriedAgain(lines, at)).map((line) => line.trim());
}
