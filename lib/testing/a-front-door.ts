import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { onTestFinished } from "vitest";
import { makeFrontDoor } from "@/lib/http/front-door";
import { routeAt } from "@/lib/routes";

export type Handlers = Parameters<typeof makeFrontDoor>[0];

/** A page that says what reached it. */
const pages: Handlers["pages"] = async ({ method, url, headers }, outgoing) =>
  void outgoing.end(`${method} ${url} from ${headers["x-forwarded-for"]}`);

/** The server in front, with what answers behind it. */
export async function aFrontDoor(handlers: Partial<Handlers> = {}, limits: Parameters<typeof makeFrontDoor>[1] = {}) {
  const server = makeFrontDoor({ routeAt, pages, ...handlers }, limits);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

/** Sends bytes, and reads until the other end closes. */
export async function exchange(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1");
  let answered = "";
  socket.on("data", (chunk) => (answered += chunk));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answered;
}
