/** A computation that takes long; at each `yield` others may be answered. */
export type Steps<Result> = Generator<undefined, Result, undefined>;
