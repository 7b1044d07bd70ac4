"use client";

import { type ComponentProps, type ReactNode, Suspense } from "react";
import { lateUntilUsed } from "@/components/app-shell/late";

const LateSignIn = lateUntilUsed(() =>
  import("@/components/sessions/sign-in-form").then((module) => module.SignInForm),
);
const LateForgotPassword = lateUntilUsed(() =>
  import("@/components/sessions/forgot-password-form").then((module) => module.ForgotPasswordForm),
);
const LateResetPassword = lateUntilUsed(() =>
  import("@/components/sessions/reset-password-form").then((module) => module.ResetPasswordForm),
);
const LateConfirmEmail = lateUntilUsed(() =>
  import("@/components/sessions/confirm-email-form").then((module) => module.ConfirmEmailForm),
);

/** A form as the server draws it; its program comes with the first use of the page. */
const Drawn = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <div>{children}</div>
  </Suspense>
);

export const SignIn = (props: ComponentProps<typeof LateSignIn>) => (
  <Drawn>
    <LateSignIn {...props} />
  </Drawn>
);
export const ForgotPassword = (props: ComponentProps<typeof LateForgotPassword>) => (
  <Drawn>
    <LateForgotPassword {...props} />
  </Drawn>
);
export const ResetPassword = (props: ComponentProps<typeof LateResetPassword>) => (
  <Drawn>
    <LateResetPassword {...props} />
  </Drawn>
);
export const ConfirmEmail = (props: ComponentProps<typeof LateConfirmEmail>) => (
  <Drawn>
    <LateConfirmEmail {...props} />
  </Drawn>
);
