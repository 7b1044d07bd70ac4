import { Kbd } from "@/components/ui/badge";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

type StepButtonProps = {
  label: string;
  /** What is to be known before it is pressed, in a second line. */
  note?: string | undefined;
  shortcut?: string | undefined;
  variant?: "primary";
  /** Why it cannot be pressed; it can when there is none. */
  reason?: string | undefined;
  reasonId?: string;
  /** The field it leads to. */
  path?: string | undefined;
  /** One of several, for which a phone has no room beside the others. */
  isOnDesk?: boolean;
  onPress: () => void;
};

/** A step with its key. One that cannot be taken can be reached all the same, and says why beneath. */
export const StepButton = ({
  label,
  note,
  shortcut,
  variant,
  reason,
  reasonId,
  path,
  isOnDesk,
  onPress,
}: StepButtonProps) => (
  <div
    className={classNames(
      "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 max-sm:flex-auto",
      isOnDesk && "max-sm:hidden",
    )}
  >
    <button
      type="button"
      data-edit={path}
      aria-label={note && `${label}, ${note}`}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? reasonId : undefined}
      aria-keyshortcuts={shortcut}
      onClick={reason ? undefined : onPress}
      className={classNames(
        buttonClasses({ variant: reason ? "default" : variant }),
        "max-sm:h-auto! max-sm:whitespace-normal max-sm:px-2! max-sm:py-1",
        note && "h-auto! py-1",
        reason && "cursor-not-allowed border-line! bg-mute-soft! text-ink-3!",
      )}
    >
      <span className="min-w-0">
        <span className="block truncate max-sm:whitespace-normal">{label}</span>
        {note && (
          <span className="block truncate font-normal text-xs max-sm:whitespace-normal" title={note}>
            {note}
          </span>
        )}
      </span>
      {shortcut && !reason && (
        <span aria-hidden className="max-sm:hidden pointer-coarse:hidden">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </button>
    {reason && (
      <p id={reasonId} className="max-w-44 text-ink-3 text-xs">
        {reason}
      </p>
    )}
  </div>
);
