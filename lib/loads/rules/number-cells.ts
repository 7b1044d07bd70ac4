import { isJsonObject, type Json } from "@/lib/core/json";
import { type Cells, type Column, itemsOf, itemsText, listAt, textOf, valueAt } from "@/lib/loads/rules/cell-kinds";

/** The numbers of a load that tables have a column of their own for, in the order in which a load has them. */
const labels = { poNumber: "PO", bolNumber: "BOL" } as const;
type Own = keyof typeof labels;
const names: readonly Own[] = ["poNumber", "bolNumber"];

/** The own columns that the first numbers of a load belong into, one after the other; the others follow them. */
function leading(numbers: readonly Json[]): Own[] {
  const found: Own[] = [];
  for (const name of names) {
    const next = numbers[found.length];
    if (isJsonObject(next) && next.label === labels[name]) found.push(name);
  }
  return found;
}

/** How many of a load's numbers stand in columns of their own: of what it has, or of what the cells say. */
export const firstNumbers = (numbers: readonly Json[], cells?: Cells) =>
  cells ? names.filter((name) => cells[name] !== undefined).length : leading(numbers).length;

const ownNumber = (name: Own): Column => ({
  path: "referenceNumbers[].value",
  read: (written, { cells, put }) => {
    const before = names.slice(0, names.indexOf(name)).filter((one) => cells[one] !== undefined);
    const at = `referenceNumbers[${before.length}]`;
    put(`${at}.value`, written);
    put(`${at}.label`, labels[name]);
  },
  write: (of) => {
    const numbers = isJsonObject(of) && Array.isArray(of.referenceNumbers) ? of.referenceNumbers : [];
    const number = numbers[leading(numbers).indexOf(name)];
    return isJsonObject(number) && typeof number.value === "string" ? number.value : undefined;
  },
});

export const ownNumbers = { poNumber: ownNumber("poNumber"), bolNumber: ownNumber("bolNumber") };

/** "PO: 4471; Seal: UL-2": numbers with their labels. The first of them stand in columns of their own, if any. */
export const labelled = (path: string, own: (numbers: readonly Json[], cells?: Cells) => number = () => 0): Column => ({
  path: `${path}[].value`,
  read: (written, { cells, put }) => {
    itemsOf(written)
      .filter(Boolean)
      .forEach((found, index) => {
        const at = `${path}[${index + own([], cells)}]`;
        const [, label = "REF", value = found] = /^([^:]+):\s*(.+)$/s.exec(found) ?? [];
        put(`${at}.label`, label.trim());
        put(`${at}.value`, value);
      });
  },
  write: (of) => {
    const numbers = listAt(of, path);
    const rest = numbers.slice(own(numbers));
    return itemsText(rest.map((one) => `${textOf(valueAt(one, "label"))}: ${textOf(valueAt(one, "value"))}`));
  },
});
