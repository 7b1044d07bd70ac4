import type pg from "pg";

type Field = { name: string; dataTypeID: number };

/**
 * What the database says of a statement without running it: the names of its columns, and their types by number.
 * @throws what the database makes of a text that it cannot prepare
 */
export const describeStatement = (client: pg.Client, sql: string): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    let fields: Field[] = [];
    const description = {
      submit(connection: pg.Connection) {
        connection.parse({ name: "", text: sql, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      // After an error the client reports nothing more of this query.
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(description);
  });
