"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { LabelledInput } from "@/components/sessions/labelled-input";
import { IconButton } from "@/components/ui/button";

/** A password that can be pasted, filled in by a password manager, and looked at. */
export function PasswordInput(props: ComponentProps<typeof LabelledInput>) {
  const t = useTranslations("signIn");
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      label={isShown ? t("hidePassword") : t("showPassword")}
      icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return <LabelledInput {...props} name="password" type={isShown ? "text" : "password"} required trailing={toggle} />;
}
