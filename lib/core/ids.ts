import { v7 as uuidv7 } from "uuid";

export type IdPrefix =
  | "load"
  | "note"
  | "view"
  | "org"
  | "user"
  | "team"
  | "carrier"
  | "rel"
  | "key"
  | "req"
  | "change"
  | "conflict"
  | "invitation"
  | "link"
  | "document"
  | "selection"
  | "post"
  | "bid"
  | "evt"
  | "rate"
  | "delivery"
  | "message"
  | "push";

// Asking for random bytes costs more than all else about an id, so those of many ids are asked for at once.
const random = new Uint8Array(16 * 256);
let used = random.length;

function randomBytes() {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += 16;
  return random.slice(used - 16, used);
}

let latest = 0;
let count = 0;

/** A new id such as `load_0199…`: time-ordered, so that rows made one after the other lie beside each other. */
export function newId(prefix: IdPrefix) {
  const now = Date.now();
  const bytes = randomBytes();
  // Ids of the same millisecond count up from anywhere; should the clock go back, they count on from where it was.
  count = now > latest ? new DataView(bytes.buffer).getUint32(0) >>> 1 : count + 1;
  latest = Math.max(now, latest);
  return `${prefix}_${uuidv7({ random: bytes, msecs: latest, seq: count })}`;
}
