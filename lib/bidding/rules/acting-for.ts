import type { Author } from "@/lib/vocabulary/author";

/** Whoever saved a rule, as the one who acts when it answers a bid. */
export const actingFor = ({ type, id, name }: Author) => {
  if (type === "user" && id !== undefined) return { type, id, name, role: "BROKER" as const };
  if (type === "apiKey" && id !== undefined) return { type, id, name, scopes: ["postings:write"] as const };
  return { type: "system" as const, name };
};
