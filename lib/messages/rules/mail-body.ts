/** What a mail says: paragraphs of lines, one address to follow, and small print at its end. */
export type MailParts = {
  language: string;
  paragraphs: readonly (readonly string[])[];
  action: { label: string; url: string };
  smallPrint?: string;
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");

/** The mail as plain text. */
export const textOf = ({ paragraphs, action, smallPrint }: MailParts) =>
  [
    ...paragraphs.map((lines) => lines.join("\n")),
    `${action.label}\n${action.url}`,
    ...(smallPrint ? [smallPrint] : []),
  ]
    .join("\n\n")
    .concat("\n");

const button =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none";

/** The same as a page that every mail program shows: no pictures, no styles but those of its elements. */
export function htmlOf({ language, paragraphs, action, smallPrint }: MailParts) {
  const blocks = paragraphs.map((lines) => `<p>${lines.map(escaped).join("<br>")}</p>`).join("\n");
  const url = escaped(action.url);
  const small = smallPrint ? `\n<p style="font-size:12px;color:#64748b">${escaped(smallPrint)}</p>` : "";
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#0f172a;max-width:560px">
${blocks}
<p><a href="${url}" style="${button}">${escaped(action.label)}</a></p>
<p style="font-size:12px"><a href="${url}">${url}</a></p>${small}
</body></html>
`;
}
