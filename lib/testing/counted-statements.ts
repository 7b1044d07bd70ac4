import pg from "pg";
import { ownStatements } from "@/lib/server/notifications";

// In the background: notifications of what happened before `run` too.
const isOwn = (asked: unknown) =>
  ownStatements.some((own) => asked === own || (asked instanceof Object && "text" in asked && asked.text === own));

/** How many statements `run` sends to the database, BEGIN and COMMIT among them; nothing else may run meanwhile. */
export async function countedStatements(run: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      if (!isOwn(args[0])) count++;
      return Reflect.apply(query, this, args);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return count;
}
