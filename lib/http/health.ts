import { otherMethods } from "@/lib/http/other-methods";
import { requestIdOf } from "@/lib/http/request-id";
import { type Database, db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";

const patienceMs = 2000;

const answer = ({ headers }: Request, status: number, word: string) =>
  Response.json(
    { status: word },
    { status, headers: { "cache-control": "no-store", "x-request-id": requestIdOf(headers) } },
  );

/** The process answers. Asks nothing of the database, so that a supervisor does not restart it for another's fault. */
export const live = { ...otherMethods("GET"), GET: async (request: Request) => answer(request, 200, "ok") };

/** The database answers too: requests may be sent here. */
export const ready = { ...otherMethods("GET"), GET: (request: Request) => answerReadiness(request, db) };

export async function answerReadiness(request: Request, database: Pick<Database, "$queryRaw">) {
  const asked = database.$queryRaw`select 1`.then(() => true);
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const isReady = await Promise.race([asked, tooLate]).catch((err) => logger.warn({ err }, "not ready"));
  return isReady ? answer(request, 200, "ok") : answer(request, 503, "unavailable");
}
