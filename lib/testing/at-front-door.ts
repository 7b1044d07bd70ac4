import { once } from "node:events";
import { makeFrontDoor } from "@/lib/http/front-door";
import { routeAt } from "@/lib/routes";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** The address of the portal's server, without pages. */
const origin = () =>
  oncePerProcess("front door of tests", async () => {
    const server = makeFrontDoor({ routeAt, pages: async (_, outgoing) => void outgoing.writeHead(404).end() });
    await once(server.unref().listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });

/** Answers at a path of the API, over a connection to the portal's server. */
export function atFrontDoor(path: `/${string}`) {
  const answer = async (request: Request) => fetch(new Request(`${await origin()}/api${path}`, request));
  return { POST: answer };
}
