/** An event as it is streamed. Its cursor is the place after it: from there a reader goes on without loss. */
export type StreamedEvent = { cursor: string; type: string; json: string };

/** Where streams read from. A position is opaque to them. */
export type EventFeed = {
  /** Notified, with an organization's id as the subject, whenever the organization may have something new. */
  channel: string;
  /**
   * The place at which everything of before lies behind, and nothing of what is still to be read.
   * @throws AppError invalid_request when `position` is given and is none of this feed.
   */
  place: (organizationId: string, position?: string) => Promise<string>;
  /**
   * Events after one position, and up to the other where it is given, in their order.
   * `isPending` tells that more was written which may not be read yet.
   */
  read: (
    organizationId: string,
    reach: { after: string; until?: string; limit: number },
  ) => Promise<{ events: StreamedEvent[]; isPending: boolean }>;
};

const encoder = new TextEncoder();

/** The lines of an event. JSON as we store it has no line break. */
export const frameOf = ({ cursor, type, json }: StreamedEvent) =>
  encoder.encode(`id: ${cursor}\nevent: ${type}\ndata: ${json}\n\n`);

/** Without data it is no event to a reader, but from here it would resume. */
export const openingFrame = (cursor: string) => encoder.encode(`retry: 1000\nid: ${cursor}\n\n`);

export const heartbeatFrame = encoder.encode(": heartbeat\n\n");
