import * as z from "zod";

const Thrown = z.object({
  code: z.string().optional().catch(undefined),
  meta: z
    .object({
      driverAdapterError: z.object({ cause: z.object({ kind: z.string(), originalCode: z.string().optional() }) }),
    })
    .optional()
    .catch(undefined),
});

function codesOf(error: unknown): string[] {
  const thrown = error instanceof Error ? Thrown.safeParse(error).data : undefined;
  const cause = thrown?.meta?.driverAdapterError.cause;
  return [cause?.originalCode, cause?.kind, thrown?.code].filter((code) => code !== undefined);
}

const isOneOf = (error: unknown, codes: RegExp) => codesOf(error).some((code) => codes.test(code));

export const isUniqueViolation = (error: unknown) => isOneOf(error, /^(23505|P2002|UniqueConstraintViolation)$/);

export const isLockTimeout = (error: unknown) => isOneOf(error, /^55P03$/);

/** Whether a statement was ended because it took too long. */
export const isStatementTimeout = (error: unknown) => isOneOf(error, /^57014$/);

// Prisma's codes, those of its driver, those of sockets, and PostgreSQL's for a server that is away, full or in a deadlock.
const outOfReach =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2034|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|ECONN\w+|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0\d|53300|40001|40P01|55P03)$/;

/** Whether the database cannot be reached just now; the same request may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown) => isOneOf(error, outOfReach);
