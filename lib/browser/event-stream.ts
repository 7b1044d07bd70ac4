import { changedEventType, type LiveChange } from "@/lib/core/live-change";
import { silenceSecondsMax } from "@/lib/core/protocol.values";

export type LiveEvent = { cursor: string; type: string; data: unknown };

/** What a block of the stream says: an event, changes to read again, or with neither only that the stream lives. */
type Sign = { cursor?: string; event?: LiveEvent; changes?: LiveChange[] };

type Reading = {
  url: string;
  /** The cursor after which to go on; absent to begin with what comes next. */
  after?: string;
  /** Who reads, where that is not the browser's session. */
  headers?: Record<string, string>;
  signal: AbortSignal;
  onOpen: () => void;
  /** At every sign of life; a heartbeat has nothing in it. `cursor` is where the stream stands. */
  onSign: (sign: Sign) => void;
};

/** Why a stream was not opened. */
export class StreamRefused extends Error {
  constructor(readonly status: number) {
    super(`The stream was refused with ${status}.`);
  }
}

// A connection may be dead without either side noticing.
const silenceMaxMs = silenceSecondsMax * 1000;

/**
 * Reads server-sent events until the stream ends. The browser's own EventSource neither notices a dead connection nor
 * says why it was refused.
 * @throws StreamRefused; whatever the network throws.
 */
export async function readEventStream({ url, after, headers, signal, onOpen, onSign }: Reading) {
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener("abort", end);
  let silence = setTimeout(end, silenceMaxMs);
  try {
    const sent = { ...headers, accept: "text/event-stream", ...(after && { "last-event-id": after }) };
    const response = await fetch(url, { headers: sent, cache: "no-store", signal: connection.signal });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    onOpen();
    const blocks = readBlocks();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(end, silenceMaxMs);
      for (const block of blocks(value)) onSign(signOf(block));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", end);
    end();
  }
}

/** Gathers text and gives the blocks that are whole: those that end with an empty line. */
export function readBlocks() {
  let rest = "";
  return (text: string) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks;
  };
}

/** What a block of a stream says. The server writes each field in one line. */
export function signOf(block: string): Sign {
  const fields = new Map(
    block.split("\n").map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const [cursor, type, data] = [fields.get("id"), fields.get("event"), fields.get("data")];
  if (type === changedEventType && data) return { changes: JSON.parse(data) };
  if (!cursor) return {};
  return type && data ? { cursor, event: { cursor, type, data: JSON.parse(data) } } : { cursor };
}
