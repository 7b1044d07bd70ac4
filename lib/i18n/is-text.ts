/** Whether the path leads to a text, and not to a group of texts or to nothing. The build turns texts with values into arrays. */
export function isText(messages: unknown, path: string) {
  let found = messages;
  for (const key of path.split(".")) {
    found = typeof found === "object" && found !== null && !Array.isArray(found) ? Reflect.get(found, key) : undefined;
  }
  return typeof found === "string" || Array.isArray(found);
}
