const clock = /^(\d{1,2})(?:([:.h])([0-5]\d)(?::[0-5]\d)?)? ?(am|pm|a|p|h|hs|hr|hrs|horas|hours)?$/;
const joined = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hs|hr|hrs)?$/;

/** "8", "8:30 pm", "0830", "8h" as "08:00" …; a bare hour only beside a day, where it cannot be one itself. */
export function clockOf(text: string, allowsBare: boolean): string | undefined {
  const four = joined.exec(text);
  if (four) return `${four[1]}:${four[2]}`;
  const [, hours, separator, minutes = "00", mark = ""] = clock.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || (!separator && !mark && !allowsBare)) return undefined;
  const half = /^[ap]m?$/.test(mark) ? mark[0] : undefined;
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  return `${String(half ? (hour % 12) + (half === "p" ? 12 : 0) : hour).padStart(2, "0")}:${minutes}`;
}
