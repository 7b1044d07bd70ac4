import type { RelationshipSource } from "@/lib/carriers/schema/relationship";
import type { Author } from "@/lib/vocabulary/author";

const sources = { apiKey: "API", user: "PORTAL", carrier: "ONBOARDING", system: "PORTAL" } as const satisfies Record<
  Author["type"],
  RelationshipSource
>;

/** By which way a write of this author came, unless it is an import. */
export const sourceOf = ({ type }: Pick<Author, "type">): RelationshipSource => sources[type];
