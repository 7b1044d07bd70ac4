type Waiting<Call, Answer> = {
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

export type Gathering<Call, Answer> = {
  /** Answers each call, in their order. */
  run: (calls: readonly Call[]) => Promise<readonly Answer[]>;
  /** Whether one call alone may have made the run fail: then each is run by itself, so that none fails for another. */
  isOfOneCall: (error: unknown) => boolean;
  /** How many of the calls that wait go together. */
  countOf: (waiting: number) => number;
  /** How many runs may be under way. What comes meanwhile is gathered. */
  runsMax: number;
};

/**
 * Runs calls that come together as one. Nothing waits for a timer: a call that comes alone is run with those of the same
 * turn of the event loop, and under load the next run gathers for as long as the earlier ones take.
 */
export function gather<Call, Answer>({ run, isOfOneCall, countOf, runsMax }: Gathering<Call, Answer>) {
  const waiting: Waiting<Call, Answer>[] = [];
  let [runs, isDue] = [0, false];

  async function runNext() {
    const next = waiting.splice(0, countOf(waiting.length));
    runs += 1;
    try {
      await answerAll(next);
    } finally {
      runs -= 1;
      start();
    }
  }

  async function answerAll(next: readonly Waiting<Call, Answer>[]) {
    try {
      const answers = await run(next.map(({ call }) => call));
      for (const [index, answer] of answers.entries()) next[index]?.resolve(answer);
    } catch (error) {
      if (next.length > 1 && isOfOneCall(error)) for (const one of next) await answerAll([one]);
      else for (const { reject } of next) reject(error);
    }
  }

  function start() {
    while (waiting.length > 0 && runs < runsMax) void runNext();
  }

  return (call: Call) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (isDue || runs >= runsMax) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        start();
      });
    });
}
