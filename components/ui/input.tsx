import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

export const Input = ({ className, ...input }: ComponentProps<"input">) => (
  <input {...input} className={classNames("control", className)} />
);
