const plainName = /^[A-Za-z_$][\w$]*$/;

/** The path of a part, as a caller would write it: `load.stops[0].type`, `load.metadata["PO number"]`. */
export function fieldPath(parent: string, key: PropertyKey): string {
  if (typeof key === "number") return `${parent}[${key}]`;
  const name = String(key);
  if (!plainName.test(name)) return `${parent}[${JSON.stringify(name)}]`;
  return parent === "" ? name : `${parent}.${name}`;
}

export const joinPath = (parent: string, keys: readonly PropertyKey[]) => keys.reduce<string>(fieldPath, parent);
