import * as z from "zod";

const Cause = z.object({ kind: z.string(), originalCode: z.string().optional() });
const Thrown = z.object({
  code: z.string().optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: Cause }) })
    .optional()
    .catch(undefined),
  // Where beginning or ending a transaction fails, Prisma throws its driver's error as it is.
  cause: Cause.optional().catch(undefined),
});

function codesOf(error: unknown): string[] {
  const thrown = error instanceof Error ? Thrown.safeParse(error).data : undefined;
  const cause = thrown?.meta?.driverAdapterError.cause ?? thrown?.cause;
  return [cause?.originalCode, cause?.kind, thrown?.code].filter((code) => code !== undefined);
}

const isOneOf = (error: unknown, codes: RegExp) => codesOf(error).some((code) => codes.test(code));

export const isUniqueViolation = (error: unknown) => isOneOf(error, /^(23505|P2002|UniqueConstraintViolation)$/);

export const isLockTimeout = (error: unknown) => isOneOf(error, /^55P03$/);

/** Whether another call that writes the same was in the way: for as long as locks are waited for, or in a deadlock. */
export const isHeldByAnother = (error: unknown) => isOneOf(error, /^(55P03|40P01|40001|P2034)$/);

/** Whether a statement was ended because it took too long, or a call before it sent its next one. */
export const isStatementTimeout = (error: unknown) =>
  isOneOf(error, /^57014$/) || (error instanceof DOMException && error.name === "TimeoutError");

// Prisma's codes, those of its driver, those of sockets, and PostgreSQL's for a server that is away, full or in a deadlock.
const outOfReach =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2034|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|08\w{3}|57P0\d|53300|40001|40P01|55P03|25P03)$/;

// What is said without any code of these: the connection was cut, none was free or made in time, or the server's socket
// in the file system is not there.
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|connect ENOENT |Client (has encountered a connection error|was closed) and is not queryable)/;

/** Without the lines in which Prisma names its function. */
const lastLineOf = ({ message }: Error) => message.slice(message.lastIndexOf("\n") + 1).trim();

/** Whether the database cannot be reached just now; the same request may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown) =>
  isOneOf(error, outOfReach) || (error instanceof Error && connectionLost.test(lastLineOf(error)));

/**
 * Whether a statement about several rows may have failed for one of them alone: its values, a constraint, a limit of
 * their size, or a deadlock with another statement about some of the same rows.
 */
export const isOfOneRow = (error: unknown) => isOneOf(error, /^(22|23|54|40P)\w+$/);
