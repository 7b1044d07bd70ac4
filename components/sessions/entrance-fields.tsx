"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";

const tall = "h-9 pointer-coarse:h-11";

/** A field of the forms before sign-in. */
export const EntranceField = (props: ComponentProps<typeof TextField>) => <TextField {...props} className={tall} />;

type PasswordFieldProps = {
  name?: string;
  label: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
  autoFocus?: boolean;
};

/** A password that can be pasted, filled in by a password manager, and looked at. */
export function PasswordField({ name = "password", label, hint, ...input }: PasswordFieldProps) {
  const t = useTranslations("signIn");
  const [isShown, setIsShown] = useState(false);
  const { value, onChange, onBlur, attach, problem, control } = useField(name, hint !== undefined);
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <div className="relative">
        <Input
          {...input}
          {...control}
          ref={attach}
          type={isShown ? "text" : "password"}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          className={`${tall} pr-10`}
        />
        <div className="absolute inset-y-0 right-0.75 grid place-items-center">
          <IconButton
            label={isShown ? t("hidePassword") : t("showPassword")}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      </div>
    </Field>
  );
}

/** Opens a whole new page, so that nothing of an earlier user stays in memory; the form stays busy until it is there. */
export function leaveFor(path: string) {
  window.location.assign(path);
  return new Promise<never>(() => undefined);
}
