import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";
import { FocusedHeading } from "@/components/ui/focused-heading";

type EntranceNoteProps = {
  title: string;
  text: string;
  /** It takes the place of a form: the focus goes to its heading. */
  isAnswer?: boolean;
  /** What else can be done, before the way to sign-in. */
  children?: ReactNode;
};

/** A whole new page: what makes a link quicker would weigh more than the page it leads to. */
export const ToSignIn = () => (
  <a href="/sign-in" className={classNames(buttonClasses(), "h-9!")}>
    {useTranslations("signIn")("goTo")}
  </a>
);

/** What is said before sign-in where there is no form, or no longer one. */
export function EntranceNote({ title, text, isAnswer = false, children }: EntranceNoteProps) {
  const look = "font-semibold text-xl";
  return (
    <div className="flex flex-col gap-4">
      <div className="wrap-anywhere">
        {isAnswer ? (
          <FocusedHeading as="h1" className={look}>
            {title}
          </FocusedHeading>
        ) : (
          <h1 className={look}>{title}</h1>
        )}
        <p className="text-ink-2">{text}</p>
      </div>
      {children}
      <ToSignIn />
    </div>
  );
}
