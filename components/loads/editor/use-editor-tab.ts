import { usePathname, useSearchParams } from "next/navigation";
import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";

type EditorTab = "load" | "history";

const tabIn = (search: URLSearchParams): EditorTab => (search.get("tab") === "history" ? "history" : "load");

function chooseTab(tab: EditorTab) {
  const search = new URLSearchParams(location.search);
  if (tab === "load") search.delete("tab");
  else search.set("tab", tab);
  writeSearch(search.size > 0 ? `?${search}` : "", "replace");
}

/** Which side of a load is open; the address says so, and a link opens the same one. */
export function useEditorTab() {
  const search = usePageSearch(usePathname(), useSearchParams().toString());
  return [tabIn(new URLSearchParams(search)), chooseTab] as const;
}
