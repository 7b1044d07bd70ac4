"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";

const partSize = 100;

type ShownPartProps<Item> = { items: readonly Item[]; children: (shown: readonly Item[]) => ReactNode };

/** The first hundred of a long list, and a button for the next. */
export function ShownPart<Item>({ items, children }: ShownPartProps<Item>) {
  const t = useTranslations("directory");
  const [count, setCount] = useState(partSize);
  const more = Math.min(partSize, items.length - count);
  return (
    <>
      {children(items.slice(0, count))}
      {more > 0 && (
        <div className="p-5">
          <Button onClick={() => setCount(count + partSize)}>{t("showMore", { count: more })}</Button>
        </div>
      )}
    </>
  );
}
