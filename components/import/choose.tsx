import { useId } from "react";
import { Select } from "@/components/ui/controls";

type Choice = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (to: string) => void;
};

/** One of a few values, said once for a whole table. */
export function Choose({ label, value, options, onChange }: Choice) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="w-52 max-sm:w-full">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)} className="w-52! max-sm:w-full!">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
