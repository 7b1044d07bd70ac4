/** `load.stops.0.type` as the API writes it: `load.stops[0].type`. */
export const apiPathOf = (name: string) => name.replace(/\.(\d+)(?=\.|$)/g, "[$1]");

/** `load.stops[0].type` as the form writes it: `load.stops.0.type`. */
export const fieldNameOf = (apiPath: string) => apiPath.replace(/\[(\d+)\]/g, ".$1");

/** Whether a field is the one of that name or stands below it. */
export const isWithin = (name: string, parent: string) => name === parent || name.startsWith(`${parent}.`);
