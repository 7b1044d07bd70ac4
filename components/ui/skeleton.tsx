import { classNames } from "@/components/ui/class-names";

/** The place of something that is loading. Give it the size of what will come; it appears after 150 ms. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("skeleton block rounded-sm bg-mute-soft", className)} />
);
