import { unreadText } from "@/components/form/local-time";
import type { LoadEdit } from "@/lib/loads/schema/edit";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { LoadStatus } from "@/lib/loads/schema/load";
import { currencyCodes } from "@/lib/vocabulary/money.values";
import { centsOf } from "@/lib/vocabulary/number-text";

/** What can be changed in a row, in the order Tab goes through it. */
export const inlineFields = ["status", "pickup", "maxBuy", "target", "owner"] as const;
export type InlineField = (typeof inlineFields)[number];

/** The column in which each field stands. */
export const columnOfField = {
  status: "status",
  pickup: "pickup",
  maxBuy: "maxBuy",
  target: "maxBuy",
  owner: "owner",
} as const satisfies Record<InlineField, string>;

export const isInlineField = (name: string | undefined): name is InlineField =>
  inlineFields.some((field) => field === name);

/** What is typed into a field: its value, and where it has one its unit or its end. */
export type InlineDraft = { value: string; second: string };

const moneyOf = ({ maxBuy, targetRate }: LoadSummary, field: "maxBuy" | "target") =>
  field === "maxBuy" ? maxBuy : targetRate;

type WallTime = (iso: string, timeZone: string | undefined) => string;

/** What the field begins with. Times are those of the clock at the stop. */
export function draftOf(load: LoadSummary, field: InlineField, wallTime: WallTime): InlineDraft {
  if (field === "status") return { value: load.status, second: "" };
  if (field === "owner") return { value: load.externalOwnerCoverageUserId ?? "", second: "" };
  if (field === "pickup") {
    const { appointment, timezone } = load.origin ?? {};
    const at = (iso: string | undefined) => (iso ? wallTime(iso, timezone) : "");
    return { value: at(appointment?.start), second: at(appointment?.end) };
  }
  const money = moneyOf(load, field);
  const other = moneyOf(load, field === "maxBuy" ? "target" : "maxBuy");
  return {
    value: money ? String(money.amount / 100) : "",
    second: money?.currencyCode ?? other?.currencyCode ?? "USD",
  };
}

export type InlineProblem = "notAnAmount" | "unread" | "endFirst" | "noStart" | "noStops";
type Changed = { edit: Omit<LoadEdit, "id">; patch: Partial<LoadSummary> };

// Guarantee of the cast: the field offers the statuses of the API alone, which refuses any other.
const chosenStatus = (value: string) => value as LoadStatus;

/** What the draft makes of the load, and how its row looks with it; or what is wrong with the draft. */
export function changeOf(
  load: LoadSummary,
  field: InlineField,
  { value, second }: InlineDraft,
): Changed | { problem: InlineProblem } {
  if (field === "status") {
    const status = chosenStatus(value);
    return { edit: { status }, patch: { status } };
  }
  if (field === "owner") {
    const patch = { externalOwnerCoverageUserId: value || undefined, ownerCoverageUser: undefined };
    return { edit: { externalOwnerCoverageUserId: value || null }, patch };
  }
  return field === "pickup" ? pickupChange(load, value, second) : moneyChange(field, value, second);
}

function moneyChange(field: "maxBuy" | "target", text: string, currency: string): ReturnType<typeof changeOf> {
  const name = field === "maxBuy" ? "maxBuy" : "targetRate";
  if (text.trim() === "") return { edit: { [name]: null }, patch: { [name]: undefined } };
  const amount = centsOf(text);
  const currencyCode = currencyCodes.find((code) => code === currency);
  if (amount === undefined || !currencyCode) return { problem: "notAnAmount" };
  const money = { currencyCode, amount };
  return { edit: { [name]: money }, patch: { [name]: money } };
}

function pickupChange({ origin, stopCount }: LoadSummary, start: string, end: string): ReturnType<typeof changeOf> {
  if (stopCount === 0) return { problem: "noStops" };
  if ([start, end].some((text) => unreadText(text) !== undefined)) return { problem: "unread" };
  if (start === "" && end !== "") return { problem: "noStart" };
  if (end !== "" && end < start) return { problem: "endFirst" };
  const type = origin?.appointment?.type ?? "SCHEDULED";
  const appointment = start === "" ? null : { type, start, ...(end && { end }) };
  // Without an offset the row would show another time: it keeps the former until the answer is here.
  return { edit: { pickupAppointment: appointment }, patch: {} };
}

/** The field that comes after one, or before it, among those whose columns are shown. */
export function nextField(field: InlineField, step: 1 | -1, columns: readonly string[]): InlineField | undefined {
  const shown = inlineFields.filter((one) => columns.includes(columnOfField[one]));
  return shown[shown.indexOf(field) + step];
}
