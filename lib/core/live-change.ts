/** What open pages of an organization follow. */
export const changeKinds = [
  "load",
  "posting",
  "bid",
  "carrier",
  "webhook",
  "instant-response",
  "directory",
  "api-key",
  "rate",
  "exchange-rates",
  "rate-confirmation-terms",
  "usage",
  "list-view",
  "notification",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** That something has changed, not how: whatever shows it is read again. */
export type LiveChange = {
  kind: ChangeKind;
  /** Of which loads or carriers; of a posting or a bid the load, of a notification the users. Absent where it is about many, or all of the kind. */
  ids?: string[];
  /** The requests that made the change, where users of the portal sent all of them: a page knows its own. */
  by?: string[];
};

/** The type under which changes are streamed, beside the events that the API documents. */
export const changedEventType = "changed";

/** With it a page says when it was read, in milliseconds: it is sent what has changed since, and need not read all again. */
export const readAtHeader = "page-read-at";
