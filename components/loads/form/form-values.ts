import type * as z from "zod";
import { filledIn } from "@/components/form/filled";
import shape from "@/components/loads/form/generated/load-shape.json";
import { fieldsOnly, type ObjectShape } from "@/lib/core/field-shapes";
import { isJsonObject, jsonEqual } from "@/lib/core/json";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

// A test compares the file with the schema; TypeScript reads each `kind` in it as any text.
const asShape = (json: object) => json as ObjectShape;

/** The fields of a load that can be written, as the schema has them. The schema itself comes later, to validate. */
export const loadFields = asShape(shape);

/** The same below `load`, where the names of the form's fields begin. */
export const loadFormShape: ObjectShape = { kind: "object", fields: { load: loadFields } };

/** The names of its fields are the paths of the API with dots: `load.stops.0.location.timezone`. */
export type LoadFormValues = { load: Record<string, unknown> };

type LoadChanges = z.input<typeof LoadInput>;

const nothingStored: LoadFormValues = { load: {} };

/** What the form starts with: the load as it is stored, or a new one with its first pickup and delivery. */
export function toFormValues(loaded?: GetLoadResponse): LoadFormValues {
  if (!loaded) return { load: { stops: [{ type: "PICKUP" }, { type: "DELIVERY" }] } };
  const { load, requestOnly } = loaded;
  const { carrier, price } = load.assignedCarrier ?? {};
  // Of an assigned carrier its id is enough; its names and numbers are the directory's, not the load's.
  const assignedCarrier = load.assignedCarrier && { carrier: carrier && { id: carrier.id }, price };
  const values = fieldsOnly(loadFields, { ...load, ...requestOnly, assignedCarrier });
  return { load: isJsonObject(values) ? values : {} };
}

/** Keys and values of metadata are the user's own: an empty text or null in it is said on purpose. */
const filledField = (key: string, value: unknown, stored: unknown) =>
  key === "metadata" && isJsonObject(value) && Object.keys(value).length > 0 ? value : filledIn(value, stored);

// The form's resolver has read these very values with LoadInput, or will before they are sent.
const asLoadInput = (changes: object) => changes as LoadChanges;

/**
 * The load to send: of the stored one only the top-level fields that differ, with null for those that were cleared;
 * without a stored one all that is filled in. `externalId` is always there.
 */
export function toLoadInput(values: LoadFormValues, stored: LoadFormValues = nothingStored): LoadChanges {
  const keys = Object.keys(loadFields.fields).filter((key) => key in values.load || key in stored.load);
  const changes = keys.flatMap((key) => {
    const before = filledField(key, stored.load[key], stored.load[key]);
    const after = filledField(key, values.load[key], stored.load[key]);
    return jsonEqual(before, after) && key !== "externalId" ? [] : [[key, after ?? null]];
  });
  return asLoadInput(Object.fromEntries(changes));
}

/** The top-level fields a save would send, beside the load's own id. */
export const changedFields = (values: LoadFormValues, stored: LoadFormValues) =>
  Object.keys(toLoadInput(values, stored)).filter((key) => key !== "externalId" || isRenamed(values, stored));

const isRenamed = (values: LoadFormValues, stored: LoadFormValues) =>
  !jsonEqual(filledIn(values.load.externalId), filledIn(stored.load.externalId));

/** A load whose id is left empty is given one when it is saved, so that there is nothing to say against it before. */
const idToCome = "-";

/** The request the form stands for, in the form in which it is validated: everything that is filled in. */
export function toRequest(values: LoadFormValues) {
  const load = toLoadInput(values);
  return { load: { ...load, externalId: load.externalId || idToCome } };
}
