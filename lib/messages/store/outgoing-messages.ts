import { newId } from "@/lib/core/ids";
import type { Judgement } from "@/lib/messages/rules/judge-attempt";
import type { MessageProblem, MessageStatus } from "@/lib/messages/schema/message-values";
import type { Context } from "@/lib/server/context";
import { type Database, db } from "@/lib/server/db";
import { defineStatement, int, nullable, type RowOf, runStatement, text, timestamp } from "@/lib/server/statement";

export type MessageKind = "OFFER" | "COUNTER" | "ACCEPTED" | "REJECTED";
export type MessageChannel = "MAIL" | "PUSH";

export type NewMessage = {
  channel: MessageChannel;
  kind: MessageKind;
  postingId: string;
  carrierId: string;
  recipient: string;
  /** Sealed. */
  content: string;
  until: Date | null;
};

export async function insertMessages({ organizationId, now, db }: Context, messages: readonly NewMessage[]) {
  const added = { organizationId, status: "PENDING", nextAt: now, createdAt: now };
  await db.outgoingMessage.createMany({
    data: messages.map((message) => ({ id: newId("message"), ...message, ...added })),
  });
}

const toUser = defineStatement({
  name: "insert-mail-to-user",
  parameters: {
    organizationId: "text",
    id: "text",
    kind: "text",
    recipient: "text",
    content: "text",
    now: "timestamptz",
    until: "timestamptz",
  },
  text: (
    p,
  ) => `INSERT INTO "outgoing_message" ("organizationId", "id", "channel", "kind", "recipient", "content", "status",
      "nextAt", "until", "createdAt")
    SELECT ${p.organizationId}, ${p.id}, 'MAIL', ${p.kind}, ${p.recipient}, ${p.content}, 'PENDING', ${p.now},
      ${p.until}, ${p.now} WHERE ${p.organizationId} IS NOT NULL`,
  row: {},
});

export type MailToUser = {
  kind: "PASSWORD_RESET" | "PASSWORD_CHANGED" | "EMAIL_CHANGE" | "EMAIL_CHANGED";
  organizationId: string | null;
  recipient: string;
  content: string;
  now: Date;
  until: Date | null;
};

/** Without an organization nothing is stored, by the same statement: how long it takes must not tell. */
export async function insertMailToUser(db: Database, mail: MailToUser) {
  await runStatement({ db }, toUser, { id: newId("message"), ...mail });
}

/** For how long a message that is being sent belongs to its worker: longer than sending it can take. */
export const leaseMs = 60_000;

const claim = defineStatement({
  name: "claim-outgoing-messages",
  parameters: { channel: "text", now: "timestamptz", max: "int4", leaseSeconds: "float8" },
  text: (p) => `WITH due AS (
      SELECT "organizationId", "id" FROM "outgoing_message"
      WHERE "channel" = ${p.channel} AND "status" IN ('PENDING', 'SENDING') AND "nextAt" <= ${p.now}
      ORDER BY "nextAt", "id" LIMIT ${p.max} FOR UPDATE SKIP LOCKED)
    UPDATE "outgoing_message" message SET "status" = 'SENDING', "attempts" = message."attempts" + 1,
      "nextAt" = ${p.now} + make_interval(secs => ${p.leaseSeconds})
    FROM due WHERE message."organizationId" = due."organizationId" AND message."id" = due."id"
    RETURNING message."organizationId", message."id", message."recipient", message."content", message."attempts",
      message."until"`,
  row: {
    organizationId: text(),
    id: text(),
    recipient: text(),
    content: nullable(text()),
    attempts: int(),
    until: nullable(timestamp()),
  },
});

/** What a worker needs to send a message once. `attempts` is the number of this attempt. */
export type Claim = RowOf<typeof claim>;

/** Takes messages that are due. Those that another worker has locked are passed over; those of a lost one come back. */
export const claimMessages = (channel: MessageChannel, now: Date, max: number): Promise<Claim[]> =>
  runStatement({ db }, claim, { channel, now, max, leaseSeconds: leaseMs / 1000 });

const settle = defineStatement({
  name: "settle-outgoing-message",
  parameters: {
    organizationId: "text",
    id: "text",
    attempts: "int4",
    status: "text",
    nextAt: "timestamptz",
    problem: "text",
    reply: "text",
    now: "timestamptz",
  },
  text: (p) => `UPDATE "outgoing_message" SET "status" = ${p.status}, "nextAt" = ${p.nextAt}, "problem" = ${p.problem},
      "reply" = ${p.reply}, "lastAttemptAt" = ${p.now},
      "content" = CASE WHEN ${p.status} = 'PENDING' THEN "content" END,
      "finishedAt" = CASE WHEN ${p.status} <> 'PENDING' THEN ${p.now} END
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "attempts" = ${p.attempts}
      AND "status" = 'SENDING'`,
  row: {},
});

/** Stores what came of an attempt, unless another worker has taken the message over. What is at an end is not kept. */
export async function settleMessage({ organizationId, id, attempts }: Claim, judgement: Judgement, now: Date) {
  await runStatement({ db }, settle, { organizationId, id, attempts, ...judgement, now });
}

/** What waits for its turn is not sent any more. */
export const withdrawMessages = (
  { organizationId, now, db }: Context,
  of: { postingId: string; carrierId: string; kind?: MessageKind },
) =>
  db.outgoingMessage.updateMany({
    where: { organizationId, ...of, status: "PENDING" },
    data: { status: "FAILED", problem: "WITHDRAWN", content: null, finishedAt: now },
  });

const latest = defineStatement({
  name: "list-latest-mails-of-postings",
  parameters: { organizationId: "text", postingIds: "text[]", kind: "text" },
  text: (p) => `SELECT DISTINCT ON ("postingId", "carrierId") "postingId", "carrierId", "recipient", "status",
      "attempts", "problem", "reply", "nextAt", coalesce("lastAttemptAt", "createdAt") AS "at"
    FROM "outgoing_message"
    WHERE "organizationId" = ${p.organizationId} AND "postingId" = ANY(${p.postingIds}) AND "channel" = 'MAIL'
      AND "kind" = ${p.kind}
    ORDER BY "postingId", "carrierId", "id" DESC`,
  row: {
    postingId: text(),
    carrierId: text(),
    recipient: text(),
    status: text<MessageStatus>(),
    attempts: int(),
    problem: nullable(text<MessageProblem>()),
    reply: nullable(text()),
    nextAt: timestamp(),
    at: timestamp(),
  },
});

/** The last mail of this kind to each carrier of the postings. */
export const listLatestMails = (ctx: Context, postingIds: readonly string[], kind: MessageKind) =>
  runStatement(ctx, latest, { organizationId: ctx.organizationId, postingIds, kind });

export const removeMessages = (before: Date) =>
  db.outgoingMessage.deleteMany({ where: { createdAt: { lt: before }, status: { in: ["SENT", "FAILED"] } } });
