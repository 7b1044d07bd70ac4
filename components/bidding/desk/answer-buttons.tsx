"use client";

import { ArrowLeftRight, Check, CopyCheck, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { answerKeys, answers, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";

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
function ReasonedButton({ obstacle, icon, label, isIcon, variant, onPress, ...rest }: ReasonedButtonProps) {
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

const icons = {
  accept: <Check aria-hidden />,
  counter: <ArrowLeftRight aria-hidden />,
  reject: <X aria-hidden />,
  use: <CopyCheck aria-hidden />,
};

type AnswerButtonsProps = {
  bid: DeskBid;
  market?: Market | undefined;
  /** In a row icons alone; in a panel words, the price among them. */
  look: "row" | "panel";
};

/** What can be done about a bid; what cannot says why. On the phone's panel they stand within reach of the thumb. */
export function AnswerButtons({ bid, market, look }: AnswerButtonsProps) {
  const t = useTranslations("bids.actions");
  const format = useFormat();
  const { role } = useSession();
  const { ask } = useBidAnswers();
  const isIcon = look === "row";
  const amount = format.money(bid.amount);
  const reasonOf = (obstacle: string | undefined) => obstacle && t(`blocked.${obstacle}`);
  const labels = {
    accept: isIcon ? t("accept") : t("acceptAmount", { amount }),
    counter: t("counter"),
    reject: t("reject"),
    use: isIcon ? t("useTitle", { amount }) : t("use"),
  };
  const isCountered = bid.status === "COUNTERED";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={t("label")} className={classNames("flex gap-1", isIcon ? "" : "flex-wrap gap-2")}>
      {answers.map((answer) => (
        <ReasonedButton
          key={answer}
          obstacle={reasonOf(obstacleTo(answer, bid, role))}
          icon={icons[answer]}
          label={labels[answer]}
          isIcon={isIcon}
          variant={answer === "accept" && !isIcon ? "primary" : "default"}
          aria-keyshortcuts={answerKeys[answer]}
          onPress={() => ask(answer, bid, market)}
          className={isIcon ? undefined : classNames("flex-1", answer === "accept" && "basis-full")}
        />
      ))}
      {isCountered && (
        <ReasonedButton
          obstacle={reasonOf(obstacleTo("revokeCounter", bid, role))}
          icon={<Undo2 aria-hidden />}
          label={t("revokeCounter")}
          isIcon={isIcon}
          onPress={() => ask("revokeCounter", bid, market)}
          className={isIcon ? undefined : "basis-full"}
        />
      )}
    </div>
  );
}
