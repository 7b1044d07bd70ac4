const made: typeof globalThis & { oncePerProcess?: Map<string, unknown> } = globalThis;

/**
 * The value of `make`, made once for the whole process. Next loads a module once per kind of entry and again at each
 * change during development; connections, counters and caches must not multiply with it.
 * Guarantee of the cast: a name is used in one place only, so what was kept is what that place made.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  made.oncePerProcess ??= new Map();
  if (!made.oncePerProcess.has(name)) made.oncePerProcess.set(name, make());
  return made.oncePerProcess.get(name) as Value;
}
