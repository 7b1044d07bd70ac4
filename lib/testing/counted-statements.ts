import pg from "pg";
import { notifyName } from "@/lib/server/notifications";

// Notifications are gathered and sent in the background, those of what happened before `run` too.
const isNotification = (asked: unknown) =>
  typeof asked === "object" && asked !== null && "name" in asked && asked.name === notifyName;

/** How many statements `run` sends to the database, BEGIN and COMMIT among them; nothing else may run meanwhile. */
export async function countedStatements(run: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      if (!isNotification(args[0])) count++;
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
