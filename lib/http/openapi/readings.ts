import type { Endpoint } from "@/lib/core/endpoint";

/** An input and what becomes of it, which a test sends: it is kept, as it was sent or otherwise, or it is refused. */
export type Reading = {
  sent: Record<string, unknown>;
  /** What of the input is kept otherwise than it was sent. Nothing here: all of it is kept. */
  kept?: Record<string, unknown>;
  /** The warning that says so, or what seems wrong. Nothing here: nothing is said. */
  code?: string;
  /** The issue, or the code of the result, with which it is refused. */
  refused?: string;
  note?: string;
};

export type ReadingKind = {
  heading: string;
  about: string;
  path: Endpoint["path"];
  /** The whole request with what is sent. */
  request: (sent: Reading["sent"]) => object;
  rows: readonly Reading[];
};

/** On one line, with blanks at which it may be wrapped. */
const json = (value: object) =>
  `\`${JSON.stringify(value, null, 1)
    .replaceAll(/(?<=[{[])\n *|\n *(?=[}\]])/g, "")
    .replaceAll(/\n */g, " ")}\``;

function rowOf({ sent, kept, code, refused, note }: Reading) {
  const outcome = refused ? "refused" : kept ? json(kept) : "as it was sent";
  const word = refused ?? code;
  const said = [word ? `\`${word}\`` : "nothing", ...(note ? [note] : [])].join(". ");
  return `| ${json(sent)} | ${outcome} | ${said} |`;
}

const tableOf = (rows: readonly Reading[]) =>
  ["| Sent | Kept | Said |", "|---|---|---|", ...rows.map(rowOf)].join("\n");

/** Which of the documents of the reference it is, in the address of the page. */
export const readingsSlug = "readings";

export const sectionOf = ({ heading, about, rows }: ReadingKind) => `## ${heading}\n\n${about}\n\n${tableOf(rows)}`;
