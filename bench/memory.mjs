// What a process took at most, as Linux counts it. Elsewhere nothing is known.
import fs from "node:fs";

/** Begins to count the highest memory of a process anew. */
export function forgetPeak(processId) {
  if (process.platform === "linux") fs.writeFileSync(`/proc/${processId}/clear_refs`, "5");
}

const statusOf = (processId, field) => {
  const file = `/proc/${processId}/status`;
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  return new RegExp(`^${field}:\\s+(.*?)( kB)?$`, "m").exec(text)?.[1] ?? "";
};

/** The highest memory of a process itself since `forgetPeak`, in MB. */
export const peakOf = (processId) => Number(statusOf(processId, "VmHWM") || Number.NaN) / 1024;

/** The names of the processes that a process has started. */
export function childrenOf(processId) {
  if (process.platform !== "linux") return [];
  const all = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all.filter((each) => statusOf(each, "PPid") === String(processId)).map((each) => statusOf(each, "Name"));
}
