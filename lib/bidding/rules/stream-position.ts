/** A place in the order of events: after this event, or after everything before this transaction. */
export type StreamPosition = { xid: string; seq: string };

/** As callers see it: something to give back, not to read. */
export const writePosition = ({ xid, seq }: StreamPosition) => btoa(`${xid}.${seq}`).replaceAll("=", "");

/** The position a caller gives back; undefined for what we never gave. */
export function readPosition(given: string): StreamPosition | undefined {
  if (!/^[A-Za-z0-9+/]{4,64}$/.test(given) || given.length % 4 === 1) return undefined;
  const [, xid, seq] = /^(\d{1,18})\.(\d{1,18})$/.exec(atob(given)) ?? [];
  return xid && seq ? { xid, seq } : undefined;
}
