import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ComponentProps } from "react";

type BackLinkProps = Omit<ComponentProps<typeof Link>, "children"> & { label: string };

/** The way back, before the name of a page that lies below another. */
export const BackLink = ({ label, ...link }: BackLinkProps) => (
  <Link
    prefetch={false}
    {...link}
    aria-label={label}
    title={label}
    className="-ml-1.5 grid size-7.5 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-mute-soft hover:text-ink pointer-coarse:size-11 print:hidden"
  >
    <ArrowLeft aria-hidden />
  </Link>
);
