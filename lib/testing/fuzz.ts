import fc from "fast-check";

/**
 * `npm run test:fuzz` tries ten times as many cases, of another seed each time. `npm test` tries the same ones each time: a
 * change is not judged by what was drawn.
 */
export const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);

if (fuzzTimes === 1) fc.configureGlobal({ seed: 20_261_127 });
