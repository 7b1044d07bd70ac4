// The floor: node:http and one statement that stores the document under its key. No check, no merge, no history.
import http from "node:http";
import pg from "pg";
import { portOf } from "./servers.mjs";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query("CREATE TABLE IF NOT EXISTS bench_document (id text PRIMARY KEY, document jsonb NOT NULL)");

const upsert = `INSERT INTO bench_document (id, document) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET document = excluded.document RETURNING document`;

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { load } = JSON.parse(Buffer.concat(chunks).toString());
  const { rows } = await pool.query({ name: "upsert", text: upsert, values: [load.externalId, JSON.stringify(load)] });
  response.setHeader("content-type", "application/json").end(JSON.stringify({ load: rows[0].document }));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: portOf(server) }));
process.on("disconnect", () => process.exit());
