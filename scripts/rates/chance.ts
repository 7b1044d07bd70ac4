/** Chance that is the same in every run of one seed. */
export type Chance = ReturnType<typeof makeChance>;

/** Marsaglia's xorshift with 32 bits: enough for a simulation, and the same everywhere. */
export function makeChance(seed: number) {
  let state = seed | 0 || 1;
  const uniform = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) + 0.5) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + (most - least) * uniform();
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  /** Of mean 0 and mean distance `scale`; its tails are heavier than a normal's. */
  const laplace = (scale: number) => {
    const half = uniform() - 0.5;
    return -scale * Math.sign(half) * Math.log(1 - 2 * Math.abs(half));
  };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(uniform() * items.length)];
  return { uniform, between, normal, laplace, pick };
}
