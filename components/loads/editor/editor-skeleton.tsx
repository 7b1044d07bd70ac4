import { Skeleton } from "@/components/ui/skeleton";

const fields = ["a", "b", "c", "d", "e", "f", "g", "h"];
const sections = ["a", "b", "c", "d", "e", "f", "g"];

/** The shape of the form while its program is on the way. */
export const FormSkeleton = () => (
  <div aria-busy className="flex gap-8 px-5 py-5">
    <div className="grid w-40 content-start gap-3 max-sm:hidden">
      {sections.map((section) => (
        <Skeleton key={section} className="h-5 w-32" />
      ))}
    </div>
    <div className="grid max-w-190 flex-1 content-start gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Skeleton key={field} className="h-13" />
      ))}
    </div>
  </div>
);

/** The shape of the page on which a load is made. */
export const EditorSkeleton = () => (
  <div aria-busy>
    <div className="flex h-13 items-center gap-3 border-line border-b px-5">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="ml-auto h-7.5 w-24" />
    </div>
    <FormSkeleton />
  </div>
);
