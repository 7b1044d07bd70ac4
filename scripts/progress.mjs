const seconds = (milliseconds) => {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
};

/**
 * Says what is being done when it takes long, and how long it took.
 * @template T
 * @param {string} name
 * @param {string | undefined} announcement
 * @param {() => Promise<T>} work
 */
export async function step(name, announcement, work) {
  if (announcement) console.log(`  ${announcement} …`);
  const start = performance.now();
  const result = await work();
  console.log(`✓ ${name}  ${seconds(performance.now() - start)}`);
  return result;
}
