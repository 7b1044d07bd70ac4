"use client";

import { Suspense } from "react";
import { lateUntilUsed } from "@/components/app-shell/late";

const LateSignInForm = lateUntilUsed(() =>
  import("@/components/sessions/sign-in-form").then((module) => module.SignInForm),
);

/** The form as the server draws it; its program comes when somebody is there to fill it in. */
export const SignIn = ({ next }: { next: string }) => (
  <Suspense>
    <div>
      <LateSignInForm next={next} />
    </div>
  </Suspense>
);
