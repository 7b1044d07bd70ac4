import { createLoader, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import type { AttentionScope } from "@/lib/attention/schema/attention";

const scopes = ["mine", "team", "all"] as const;

/** Whose loads Today is about, as its address has it; without one, what the server thinks fits. */
export const todayViewParsers = { scope: parseAsStringLiteral(scopes) };
type TodayView = inferParserType<typeof todayViewParsers>;

export const readTodayView = createLoader(todayViewParsers);

const asked = { mine: "MINE", team: "TEAM", all: "ALL" } as const satisfies Record<string, AttentionScope>;
const written = { MINE: "mine", TEAM: "team", ALL: "all" } as const satisfies Record<AttentionScope, string>;

export const scopeIn = ({ scope }: TodayView): AttentionScope | undefined => (scope ? asked[scope] : undefined);
export const inAddress = (scope: AttentionScope) => written[scope];
