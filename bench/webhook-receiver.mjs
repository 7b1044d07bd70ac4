// A receiver of webhooks in a process of its own: answers 204 and tells its parent when what came in.
import http from "node:http";

let arrivals = [];
const server = http.createServer((request, response) => {
  arrivals.push([request.headers["webhook-id"], Date.now()]);
  request.resume();
  response.writeHead(204).end();
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
setInterval(() => {
  if (arrivals.length > 0) process.send({ arrivals });
  arrivals = [];
}, 20);
process.once("disconnect", () => process.exit());
