/** One reader's connection, from our side. */
export type OpenStream = {
  /** Sends bytes. Who does not fetch them for long is cut off: it resumes where it was. */
  send: (frame: Uint8Array) => void;
  /** Waits until the reader has room for more; at once when the stream has ended. */
  roomForMore: () => Promise<void>;
  end: () => void;
  isOpen: () => boolean;
};

// Some two hundred events. More than that waits for no reader.
const unreadBytesMax = 256 * 1024;

/** A stream of bytes with its writing end. `onEnd` is called once, whoever ends it. */
export function makeStream(signal: AbortSignal, onEnd: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let goOn = () => {};
  const leave = () => {
    if (!controller) return undefined;
    const left = controller;
    controller = undefined;
    signal.removeEventListener("abort", leave);
    goOn();
    onEnd();
    return left;
  };
  const hasRoom = () => !controller || (controller.desiredSize ?? 0) > 0;

  const body = new ReadableStream<Uint8Array>(
    {
      start: (made) => {
        controller = made;
      },
      pull: () => goOn(),
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytesMax }),
  );
  // The connection may break without the stream being cancelled, and the other way round.
  signal.addEventListener("abort", leave);

  const stream: OpenStream = {
    send: (frame) => {
      if (hasRoom()) controller?.enqueue(frame);
      else leave()?.error(new Error("The reader is too slow."));
    },
    roomForMore: () =>
      hasRoom()
        ? Promise.resolve()
        : new Promise((resolve) => {
            goOn = resolve;
          }),
    end: () => leave()?.close(),
    isOpen: () => controller !== undefined,
  };
  return { body, stream };
}
