import type { Context } from "@/lib/server/context";

type Reaction<Payload> = (tx: Context, payload: Payload) => Promise<unknown>;

/** Something that happens to a feature, and that other features react to in the same transaction. */
export type Change<Payload> = {
  raise(tx: Context, payload: Payload): Promise<void>;
  /** Called once for each change, by `lib/app-events.ts`. */
  setReactions(reactions: readonly Reaction<Payload>[]): void;
};

/** @param name what happens, for the error of a program that does not load `lib/app-events.ts` */
export function defineChange<Payload>(name: string): Change<Payload> {
  let reactions: readonly Reaction<Payload>[] | undefined;
  return {
    setReactions: (given) => {
      reactions = given;
    },
    raise: async (tx, payload) => {
      // Without listeners the reactions to the change would silently be lost.
      if (!reactions) throw new Error(`Nothing is known to follow "${name}": this program must import lib/app-events.`);
      for (const react of reactions) await react(tx, payload);
    },
  };
}
