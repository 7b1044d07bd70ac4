import { oncePerProcess } from "@/lib/server/once-per-process";

/** Runs deeds of one name one after the other, in the order in which they came. Those of other processes do not count. */
export function inTurn<Answer>(name: string, deed: () => Promise<Answer>): Promise<Answer> {
  const turns = oncePerProcess("turns", () => new Map<string, Promise<unknown>>());
  const answer = (turns.get(name) ?? Promise.resolve()).then(deed);
  const end = answer.then(
    () => undefined,
    () => undefined,
  );
  turns.set(name, end);
  end.then(() => turns.get(name) === end && turns.delete(name));
  return answer;
}
