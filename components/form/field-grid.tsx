import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

const columnsOf = {
  2: "@lg:grid-cols-2",
  3: "@lg:grid-cols-2 @2xl:grid-cols-3",
  6: "grid-cols-2 @lg:grid-cols-6",
};

/** Fields side by side where there is room, one below the other where there is none. */
export const FieldGrid = ({ columns = 3, children }: { columns?: 2 | 3 | 6; children: ReactNode }) => (
  <div className={classNames("grid items-start gap-x-4 gap-y-3", columnsOf[columns])}>{children}</div>
);

/** Yes-or-no fields in two columns of lines. */
export const FlagGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-8 @lg:grid-cols-2">{children}</div>
);
