/** What a browser shows: `public/push-worker.js` reads it. */
export type PushMessage = {
  title: string;
  body: string;
  /** A later one with the same tag replaces it. */
  tag: string;
  /** Of this portal, to open at a click. Absent: the page for which notifications were chosen. */
  path?: string;
};
