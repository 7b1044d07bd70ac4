"use client";

import { createContext, type ReactNode, use, useState } from "react";

export type PostingStep = "post" | "send" | "end";

type PostingAsk = { asked: PostingStep | undefined; ask: (step: PostingStep | undefined) => void };

const PostingAskContext = createContext<PostingAsk>({ asked: undefined, ask: () => {} });

/** Lets any part of a page open the dialogs of its posting card. */
export function PostingAskProvider({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<PostingStep>();
  return <PostingAskContext value={{ asked, ask }}>{children}</PostingAskContext>;
}

export const usePostingAsk = () => use(PostingAskContext);
