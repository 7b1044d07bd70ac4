import pg from "pg";

/** How many statements `run` sends to the database, BEGIN and COMMIT among them; nothing else may run meanwhile. */
export async function countedStatements(run: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      count++;
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
