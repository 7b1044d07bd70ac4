// A receiver of webhooks in a process of its own: answers 204 and reports to its parent what came in, and when.
import http from "node:http";
import { portOf } from "./servers.mjs";

/** @type {[string | string[] | undefined, number][]} */
let arrivals = [];
const server = http.createServer((request, response) => {
  arrivals.push([request.headers["webhook-id"], Date.now()]);
  request.resume();
  response.writeHead(204).end();
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.({ port: portOf(server) }));
setInterval(() => {
  if (arrivals.length > 0) process.send?.({ arrivals });
  arrivals = [];
}, 20);
process.once("disconnect", () => process.exit());
