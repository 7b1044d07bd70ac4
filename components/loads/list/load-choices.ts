import type { LoadChoices } from "@/components/loads/list/loads-view";
import { LoadSort } from "@/lib/loads/schema/list";
import { LoadStatus } from "@/lib/loads/schema/load";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { FilteredRequirement } from "@/lib/vocabulary/carrier-requirement";
import { TrailerType } from "@/lib/vocabulary/trailer";

/** Read on the server and handed on; importing it in the browser would bring every schema along. */
export const loadChoices: LoadChoices = {
  statuses: LoadStatus.options,
  crossings: UsMxBorderCrossing.options,
  trailers: TrailerType.options,
  requirements: FilteredRequirement.options,
  sorts: LoadSort.options,
};
