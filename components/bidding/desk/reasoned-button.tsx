import { type ComponentProps, type ReactNode, useId } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

type ReasonedButtonProps = {
  /** Why it cannot be pressed; it can when there is none. */
  obstacle: string | undefined;
  icon: ReactNode;
  label: string;
  /** Without words: the label is its name, shown like a reason. */
  isIcon?: boolean;
  variant?: "primary" | "default" | "ghost";
  onPress: () => void;
} & Pick<ComponentProps<"button">, "className" | "aria-keyshortcuts">;

const bubble =
  "pointer-events-none invisible absolute top-full right-0 z-20 mt-1.5 w-max max-w-60 whitespace-normal rounded-md bg-ink px-2 py-1 text-left font-normal text-bg text-xs opacity-0 shadow-overlay transition-opacity group-hover/button:visible group-hover/button:opacity-100 group-focus-visible/button:visible group-focus-visible/button:opacity-100";

/** A button that can be reached though it cannot be pressed, and then says why, to the pointer and to the keyboard. */
export function ReasonedButton({ obstacle, icon, label, isIcon, variant, onPress, ...rest }: ReasonedButtonProps) {
  const id = useId();
  const said = obstacle ?? (isIcon ? label : undefined);
  return (
    <button
      type="button"
      {...rest}
      aria-label={isIcon ? label : undefined}
      aria-disabled={obstacle ? true : undefined}
      aria-describedby={obstacle ? id : undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!obstacle) onPress();
      }}
      className={classNames(
        buttonClasses({ variant: obstacle ? "default" : variant, size: isIcon ? "sm" : "md" }),
        "group/button relative",
        isIcon && "w-7 px-0 pointer-coarse:w-11",
        obstacle && "cursor-not-allowed border-line! bg-mute-soft! text-ink-3!",
        rest.className,
      )}
    >
      {icon}
      {!isIcon && <span className="truncate">{label}</span>}
      {said && (
        <span
          id={id}
          role={obstacle ? undefined : "presentation"}
          aria-hidden={!obstacle || undefined}
          className={bubble}
        >
          {said}
        </span>
      )}
    </button>
  );
}
