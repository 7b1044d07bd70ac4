// What every call and stream of the API keeps to. Plain values, so that the browser may have them without zod.

/** Items of a page of a list. */
export const pageSizeDefault = 50;
export const pageSizeMax = 200;

const mebibyte = 1024 * 1024;
/** What a body may have unless its endpoint says otherwise. */
export const bodyBytesDefault = mebibyte;
/** Of operations that take many items at once. */
export const batchBodyBytesMax = 8 * mebibyte;
/** What the JSON of a body may contain. */
export const bodyDepthMax = 64;
export const bodyValuesMax = 100_000;

/** For how long the first answer to an idempotency key is kept. */
export const idempotencyHours = 24;

/** What a receiver of webhooks has to answer within, and how much of its answer is kept. */
export const answerSecondsMax = 10;
export const answerKibMax = 4;

/** A stream without events sends a heartbeat this often; its reader reconnects after so much silence. */
export const heartbeatSeconds = 15;
export const silenceSecondsMax = 40;
