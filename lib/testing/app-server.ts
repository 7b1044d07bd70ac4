// The API and the background jobs in one process, as the portal has them. It prints its port.
import { makeFrontDoor } from "@/lib/http/front-door";
import { jobs } from "@/lib/jobs";
import { routeAt } from "@/lib/routes";
import { env } from "@/lib/server/env";
import { startJobs } from "@/lib/server/jobs";

const server = makeFrontDoor({ routeAt, pages: async (_, outgoing) => void outgoing.writeHead(404).end() });

if (env.WORKER === "on") startJobs(jobs);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "no port");
});
