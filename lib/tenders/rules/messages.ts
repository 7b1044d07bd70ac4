import { covered, joined, linesOf, matchesOf, type Part, type Span, slice } from "@/lib/tenders/rules/text";

/** A mail or what else was written at one time: its body without greeting and signature. */
export type Message = {
  body: Part;
  signature: Part | undefined;
  subject: Part | undefined;
  sender: Part | undefined;
  /** When it was sent, as its header says. */
  sent: Part | undefined;
  isForwarded: boolean;
};

const header = /^[ \t>*]{0,4}(from|de|sent|date|fecha|enviado(?: el)?|to|para|cc|subject|asunto)[ \t]?:[ \t]*(.*)$/;
const opening = /^[ \t]{0,3}(?:-{2,}[ \t]?(?:forwarded|original|mensaje|reenviad)|begin forwarded|inicio del mensaje)/;
const intro = /^[ \t>]{0,4}(?:on|el)\b.{4,120}\b(?:wrote|escribio)[ \t]?:/;
const quoted = /^[ \t]{0,3}>[ \t>]{0,8}/;

const isHeader = (line: Part | undefined) => line !== undefined && header.test(line.plain.slice(0, 300));
const headerName = (line: Part | undefined) => header.exec(line?.plain.slice(0, 300) ?? "")?.[1];

/** "De: Monterrey" is a label as well: the header of a mail has several lines, of which one is a date or a subject. */
function isHeaderBlock(lines: readonly Part[], index: number) {
  if (!/^(?:from|de)$/.test(headerName(lines[index]) ?? "")) return false;
  const next = lines.slice(index + 1, index + 5).map(headerName);
  return next.some((name) => /^(?:sent|date|fecha|enviado|subject|asunto)/.test(name ?? ""));
}

const signOff =
  /^[ \t*_]{0,4}(?:best regards|kind regards|regards|rgds|best|thanks(?: again| in advance)?|thx|thank you|many thanks|gracias(?: de antemano)?|saludos(?: cordiales)?|slds|sldos|atte|atentamente|cordialmente|sincerely|cheers|quedo (?:atent[oa]|al pendiente)|sin mas por el momento|sent from my|enviado desde mi)\b[^\n]{0,12}$|^[ \t]{0,3}--[ \t]*$|^\/\/[a-z]{2,14}[ \t]*$/;
const notice =
  /\b(?:confidential|confidencial|privileged|aviso de privacidad|disclaimer|intended recipient|confidencialidad)/;

type Group = { lines: Part[]; isForwarded: boolean };

const isBlank = ({ plain }: Part) => plain.trim() === "";
const markOf = ({ plain }: Part) => quoted.exec(plain.slice(0, 12))?.[0];

/** What is quoted with marks before its lines, without them; it is older than all that is written around it. */
function splitQuotes(lines: readonly Part[]): { written: Part[]; quotes: Part[] } {
  const [written, quotes]: [Part[], Part[]] = [[], []];
  for (const line of lines) {
    const mark = markOf(line);
    if (mark !== undefined) quotes.push(slice(line, mark.length, line.plain.length));
    else if (!intro.test(line.plain.slice(0, 200))) written.push(line);
  }
  return { written, quotes };
}

/** Without marks all that stands behind "On Monday Ana wrote:" is older. */
function splitReply(lines: readonly Part[]): { written: Part[]; quotes: Part[] } {
  const at = lines.findIndex((line) => intro.test(line.plain.slice(0, 200)));
  const next = lines.slice(at + 1).find((line) => !isBlank(line));
  if (at < 0 || (next && markOf(next) !== undefined)) return splitQuotes(lines);
  return { written: splitQuotes(lines.slice(0, at)).written, quotes: lines.slice(at + 1) };
}

/** The messages of a thread, newest first, as it was pasted. What is quoted in one is an older one of its own. */
export function messagesIn(text: Part): Message[] {
  const lines = linesOf(text);
  const groups: Group[] = [{ lines: [], isForwarded: false }];
  for (const [index, line] of lines.entries()) {
    const begins = opening.test(line.plain.slice(0, 80)) || (isHeaderBlock(lines, index) && !endsOpening(groups));
    if (begins && index > 0) groups.push({ lines: [], isForwarded: true });
    groups.at(-1)?.lines.push(line);
  }
  const quotes: Group[] = [];
  const written = groups.map((group) => {
    const split = splitReply(group.lines);
    quotes.push({ lines: split.quotes, isForwarded: true });
    return { ...group, lines: split.written };
  });
  return [...written, ...quotes]
    .filter((group) => !group.lines.every(isBlank))
    .map((group) => readMessage(text, group));
}

/** The header behind "---- Forwarded message ----" is of the message that this line began. */
const endsOpening = (groups: readonly { lines: readonly Part[] }[]) =>
  groups.at(-1)?.lines.every(({ plain }) => plain.trim() === "" || opening.test(plain.slice(0, 80))) ?? true;

const valueOfHeader = (line: Part | undefined): Part | undefined => {
  if (!line) return undefined;
  const at = line.plain.indexOf(":") + 1;
  return { written: line.written.slice(at), plain: line.plain.slice(at), at: line.at + at };
};

function readMessage(text: Part, { lines, isForwarded }: { lines: readonly Part[]; isForwarded: boolean }): Message {
  const first = lines.findIndex(({ plain }) => plain.trim() !== "" && !opening.test(plain.slice(0, 80)));
  let start = Math.max(0, first);
  const isMail = isHeaderBlock(lines, start) || /^(?:subject|asunto)$/.test(headerName(lines[start]) ?? "");
  const headers: Part[] = [];
  while (isMail && isHeader(lines[start])) headers.push(...lines.slice(start, ++start));
  const named = (pattern: RegExp) => valueOfHeader(headers.find((line) => pattern.test(headerName(line) ?? "")));
  const rest = lines.slice(start);
  const signed = rest.findIndex(({ plain }, index) => index > 0 && signOff.test(plain.slice(0, 60)));
  const ending = signed < 0 ? unsignedEnd(rest) : signed;
  const content = (ending < 0 ? rest : rest.slice(0, ending)).filter(({ plain }) => !notice.test(plain));
  const signature = ending < 0 ? [] : rest.slice(ending).filter(({ plain }) => !notice.test(plain));
  return {
    body: onlyLines(joined(text, content), content),
    signature: signature.length > 0 ? onlyLines(joined(text, signature), signature) : undefined,
    subject: named(/^(?:subject|asunto)/),
    sender: named(/^(?:from|de)$/),
    sent: named(/^(?:sent|date|fecha|enviado)/),
    isForwarded,
  };
}

/** Lines that were left out between others are covered. */
function onlyLines(whole: Part, lines: readonly Part[]): Part {
  const gaps: Span[] = [];
  let end = whole.at;
  for (const line of lines) {
    if (line.at > end + 1) gaps.push({ start: end, end: line.at });
    end = line.at + line.plain.length;
  }
  return covered(whole, gaps);
}

const moment = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?`;
const stamp = new RegExp(
  String.raw`^[ \t]{0,3}(?:\[${moment}\](?: ?-)?(?: [^:\n]{1,40}:)?|${moment} ?- ?[^:\n]{1,40}:)`,
  "gm",
);
const speaker = /^[ \t]{0,3}([a-z][a-z .]{0,24}(?:\([a-z ]{2,12}\))?):(?=[ \t])/gm;

/** Who said it when, as chats put it before each line, is no part of what is said. */
export function withoutSpeakers(body: Part): Part {
  const stamps = matchesOf(body, stamp);
  const unstamped = covered(body, stamps);
  const speakers = matchesOf(unstamped, speaker);
  const said = new Map<string, number>();
  for (const {
    groups: [name = ""],
  } of speakers)
    said.set(name, (said.get(name) ?? 0) + 1);
  const repeated = speakers.filter(({ groups: [name = ""] }) => (said.get(name) ?? 0) > 1);
  // Labels such as "Weight:" come twice as well: people are known by "me", or by what they are in brackets.
  const isDialogue = [...said.keys()].some((name) => /^(?:me|yo|i|you|tu)$|\(/.test(name));
  return repeated.length > 1 && isDialogue ? covered(unstamped, repeated) : unstamped;
}

const personName = /^\s*(?:\p{Lu}[\p{L}.'-]+[ \t]?){2,4}\s*$/u;
const company = /\b(?:inc|llc|corp|ltd|s\.?a\.?|s\. de r\.l|c\.v)\b\.?\s*$/;

/** A person's name and a company's below it, at the end, are a signature without a greeting. */
function unsignedEnd(lines: readonly Part[]) {
  const last = lines.findLastIndex(({ plain }) => plain.trim() !== "");
  const from = Math.max(1, last - 4);
  const index = lines.slice(from, last + 1).findIndex(({ written }, at) => {
    const below = lines[from + at + 1]?.plain ?? "";
    return personName.test(written.slice(0, 60)) && company.test(below.slice(0, 80));
  });
  return index < 0 ? -1 : from + index;
}
