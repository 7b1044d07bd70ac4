import { v7 as uuidv7 } from "uuid";

export type IdPrefix =
  | "load"
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
  | "selection";

/** A new id such as `load_0199…`: time-ordered, so that rows made one after the other lie beside each other. */
export const newId = (prefix: IdPrefix) => `${prefix}_${uuidv7()}`;
