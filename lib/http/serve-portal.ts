import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { countAnswers, drain } from "@/lib/http/drain";
import { makeFrontDoor } from "@/lib/http/front-door";
import type { Route } from "@/lib/http/message";
import { closeStreams } from "@/lib/http/open-streams";
import { pageAnswers } from "@/lib/http/page-answers";
import { staticFiles } from "@/lib/http/static-files";
import { env } from "@/lib/server/env";
import { exitWhenDrained } from "@/lib/server/shutdown";

/** Serves the API straight from its routes and the pages from Next's build, in one process, listening on `port`. */
export async function servePortal(routeAt: (path: string) => Route | undefined, port: number) {
  process.title = "freight-portal";
  // Next listens to upgrades of whichever server it knows, and closes what it does not take: calls that offer HTTP/2 too.
  const httpServer = createServer();
  const pages = next({ dev: false, customServer: true, dir: process.cwd(), port, httpServer });
  const statics = staticFiles(path.join(env.NEXT_DIST_DIR, "static"));
  const drawn = pageAnswers((incoming, outgoing) => pages.getRequestHandler()(incoming, outgoing));
  const server = makeFrontDoor({
    routeAt,
    pages: (incoming, outgoing) => statics(incoming, outgoing, () => drawn(incoming, outgoing)),
  });
  const answers = countAnswers(server);
  const [pauseMs, graceMs] = [env.STOP_PAUSE_SECONDS * 1000, env.STOP_GRACE_SECONDS * 1000];
  exitWhenDrained(() => drain(server, answers, { endStreams: closeStreams, pauseMs, graceMs }));
  await pages.prepare();
  // With Node's 511, callers that come at once are not even let in, and try again seconds later.
  server.listen({ port, backlog: 4096 });
}
