import pg from "pg";
import { ownStatements } from "@/lib/server/notifications";

// In the background: notifications of what happened before `run` too.
const isOwn = (asked: unknown) =>
  ownStatements.some((own) => asked === own || (asked instanceof Object && "text" in asked && asked.text === own));

export type SentStatement = { text: string; values: unknown[] };

function sentBy([asked, given]: unknown[]): SentStatement {
  const { text, values = given } = Object.assign(
    { text: "", values: undefined },
    asked instanceof Object ? asked : { text: asked },
  );
  return { text: String(text), values: Array.isArray(values) ? values : [] };
}

/** The statements that `run` sends to the database, BEGIN and COMMIT among them; nothing else may run meanwhile. */
export async function sentStatements(run: () => Promise<unknown>): Promise<SentStatement[]> {
  const { query } = pg.Client.prototype;
  const sent: SentStatement[] = [];
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      if (!isOwn(args[0])) sent.push(sentBy(args));
      return Reflect.apply(query, this, args);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
}

/** How many they are. */
export const countedStatements = async (run: () => Promise<unknown>) => (await sentStatements(run)).length;
