import { classNames } from "@/components/ui/class-names";

/** Our sign: a gate with a road through it. */
export const Mark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames("size-5.5 shrink-0", className)}>
    <rect width="24" height="24" rx="6" className="fill-accent" />
    <g fill="none" strokeLinecap="round" className="stroke-on-accent">
      <path d="M6.25 18.5v-7.25a5.75 5.75 0 0 1 11.5 0v7.25" strokeWidth="2" />
      <path d="M12 10.75v1.5M12 14.5v1.5M12 18.25v.25" strokeWidth="1.75" />
    </g>
  </svg>
);
