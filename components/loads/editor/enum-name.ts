import { loadFormShape } from "@/components/loads/form/load-fields";
import { shapeAt } from "@/lib/core/field-shapes";

/** The enumeration whose values stand at a path of a load, e.g. `LoadStatus` at `load.status`; none elsewhere. */
export function enumNameAt(path: string): string | undefined {
  const shape = shapeAt(loadFormShape, path);
  return shape?.kind === "choice" || shape?.kind === "choices" ? shape.id : undefined;
}
