import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

export const Textarea = ({ className, rows = 3, ...textarea }: ComponentProps<"textarea">) => (
  <textarea {...textarea} rows={rows} className={classNames("control h-auto! resize-y py-1", className)} />
);
