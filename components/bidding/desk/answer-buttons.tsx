"use client";

import { ArrowLeftRight, Check, CopyCheck, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { type Answer, answerKeys, answersFor, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers, useQuestionsAhead } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { Kbd } from "@/components/ui/badge";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";

type ReasonedButtonProps = {
  /** What it is called where its words alone say too little. */
  label?: string | undefined;
  /** Why it cannot be pressed; it can when there is none. */
  obstacle: string | undefined;
  icon: ReactNode;
  children: ReactNode;
  /** The key that presses it, shown beside its words. */
  shortcut?: string | undefined;
  look?: Parameters<typeof buttonClasses>[0];
  /** Whether it stands at the foot of the page, where there is room above it alone. */
  isAtFoot?: boolean;
  onPress: () => void;
} & Pick<ComponentProps<"button">, "className">;

const bubble =
  "pointer-events-none invisible absolute right-0 z-20 my-1.5 w-max max-w-60 whitespace-normal rounded-md bg-ink px-2 py-1 text-left font-normal text-bg text-xs opacity-0 shadow-overlay transition-opacity group-hover/button:visible group-hover/button:opacity-100 group-focus-visible/button:visible group-focus-visible/button:opacity-100";

/** A button that can be reached though it cannot be pressed, and then says why, to the pointer and to the keyboard. */
export function ReasonedButton({
  label,
  obstacle,
  icon,
  shortcut,
  look,
  isAtFoot = false,
  onPress,
  className,
  children,
}: ReasonedButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={obstacle ? true : undefined}
      aria-describedby={obstacle ? id : undefined}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      className={classNames(
        buttonClasses(obstacle ? { ...look, variant: "default" } : look),
        "group/button relative",
        obstacle && "cursor-not-allowed border-line! bg-mute-soft! text-ink-3!",
        className,
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {shortcut && (
        <span aria-hidden className={classNames("pointer-coarse:hidden", look?.size === "sm" && "hidden @6xl:inline")}>
          <Kbd>{shortcut.toUpperCase()}</Kbd>
        </span>
      )}
      {obstacle && (
        <span id={id} className={classNames(bubble, isAtFoot ? "bottom-full" : "top-full")}>
          {obstacle}
        </span>
      )}
    </button>
  );
}

/** What a bid is accepted for, and what is not known of its carrier, is read in full. */
const wholeRow = "h-auto! min-w-0 min-h-7.5 basis-full whitespace-normal py-1 [&>span]:whitespace-normal";

const icons: Record<Answer, ReactNode> = {
  accept: <Check aria-hidden />,
  counter: <ArrowLeftRight aria-hidden />,
  reject: <X aria-hidden />,
  use: <CopyCheck aria-hidden />,
  revokeCounter: <Undo2 aria-hidden />,
};

type AnswerButtonsProps = {
  bid: DeskBid;
  market?: Market | undefined;
  /** In a row the words alone; in a panel the price among them, and the keys. */
  look: "row" | "panel";
  /** Whether to accept it is what the page proposes: not where nobody says how its price compares, nor what is lacking. */
  isProposed?: boolean;
  /** Whether the keys answer this bid now, so that a row shows them too; beside a narrow list the panel does. */
  hasKeys?: boolean;
};

/** What can be done about a bid; what cannot says why. On the phone's panel they stand within reach of the thumb. */
export function AnswerButtons({ bid, market, look, isProposed = true, hasKeys = false }: AnswerButtonsProps) {
  const t = useTranslations("bids.actions");
  const format = useFormat();
  const { role } = useSession();
  const { answer } = useBidAnswers();
  useQuestionsAhead();
  const isRow = look === "row";
  const amount = format.money(bid.amount);
  const { lacks, unknown } = useMissTexts()(bid.meaning?.misses);
  const miss = (lacks ?? unknown)?.clause;
  const labelOf = (name: Answer) => {
    if (name !== "accept" || isRow) return t(name);
    return miss ? t("acceptAmountBut", { amount, miss }) : t("acceptAmount", { amount });
  };
  const reasonOf = (obstacle: string | undefined) => obstacle && t(`blocked.${obstacle}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={t("label")} className={classNames("flex", isRow ? "gap-1" : "flex-wrap gap-2")}>
      {answersFor(bid, look).map((name) => (
        <ReasonedButton
          key={name}
          // In a row the badge beside it says so; whoever reads the button alone finds it here.
          label={name === "accept" && isRow && miss ? t("acceptBut", { miss }) : undefined}
          obstacle={reasonOf(obstacleTo(name, bid, role))}
          icon={!isRow && icons[name]}
          shortcut={!isRow || hasKeys ? answerKeys[name] : undefined}
          look={isRow ? { size: "sm" } : { variant: name === "accept" && isProposed && !lacks ? "primary" : "default" }}
          isAtFoot={!isRow}
          onPress={() => answer(name, bid, { market })}
          className={isRow ? undefined : classNames("flex-1 max-sm:min-h-11", /accept|revoke/.test(name) && wholeRow)}
        >
          {labelOf(name)}
        </ReasonedButton>
      ))}
    </div>
  );
}
