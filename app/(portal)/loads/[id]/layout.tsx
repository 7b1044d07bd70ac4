import { findLoad } from "@/app/(portal)/loads/[id]/find-load";

/** A load that does not exist is answered with 404: once its skeleton is on its way, the answer is 200. */
export default async function LoadLayout({ params, children }: LayoutProps<"/loads/[id]">) {
  await findLoad((await params).id);
  return children;
}
