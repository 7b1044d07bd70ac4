import * as z from "zod";
import { attemptsMax, messageProblems, messageStatuses } from "@/lib/messages/schema/message-values";

const At = z.iso.datetime();

export const SentMail = z
  .object({
    to: z.string().meta({ description: "The address it is sent to." }),
    status: z.enum(messageStatuses).meta({
      description: `PENDING: waits for its first or its next attempt. SENDING: under way. SENT: the mail server took it. FAILED: refused, or given up after ${attemptsMax} attempts.`,
    }),
    attempts: z.int().meta({ description: "How many times it was tried." }),
    at: At.meta({ description: "When it was written, or last tried." }),
    nextAttemptAt: At.optional().meta({ description: "When it is tried again. Absent where it was never refused." }),
    problem: z.enum(messageProblems).optional().meta({ description: "Why the last attempt did not succeed." }),
    reply: z.string().optional().meta({ description: "What the mail server said to it." }),
  })
  .meta({ id: "SentMail", description: "A mail that the portal sends, and what became of it." });
export type SentMail = z.infer<typeof SentMail>;
