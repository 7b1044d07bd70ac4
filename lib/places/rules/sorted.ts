/** Where a value stands in ascending ones. */
export function positionOf(values: Uint32Array, value: number): number | undefined {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return values[low] === value ? low : undefined;
}
