import type { Messages } from "@/lib/i18n/load-messages";

/** The texts under some names, such as `bids.live`, and no others. */
export function pickTexts(messages: Messages, names: readonly string[]): Messages {
  const picked: Messages = {};
  for (const name of names) {
    const keys = name.split(".");
    const last = keys.pop() ?? "";
    let [from, to] = [messages, picked];
    for (const key of keys) {
      from = below(from, key);
      to[key] = { ...below(to, key) };
      to = below(to, key);
    }
    const found = from[last];
    if (found === undefined) throw new Error(`There are no texts named ${name}.`);
    to[last] = found;
  }
  return picked;
}

function below(messages: Messages, key: string): Messages {
  const found = messages[key];
  return typeof found === "object" ? found : {};
}
