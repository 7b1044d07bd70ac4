import { byCarrier, byWantedCarrier } from "@/lib/carriers/name-carrier";
import { blockLoadCarrier, unblockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { checkLoadCarrier } from "@/lib/loads/check-eligibility";
import { countLoadsEndpoint } from "@/lib/loads/contract/count-by-status";
import {
  blockCarrierEndpoint,
  checkCarrierEndpoint,
  countLoadsByOwnerEndpoint,
  pinFieldEndpoint,
  reassignLoadsEndpoint,
  unblockCarrierEndpoint,
} from "@/lib/loads/contract/decisions";
import { editLoadsEndpoint } from "@/lib/loads/contract/edit";
import { exportLoadsEndpoint } from "@/lib/loads/contract/export";
import { findLoadsEndpoint, findManyLoadsEndpoint } from "@/lib/loads/contract/find";
import { importLoadsEndpoint } from "@/lib/loads/contract/import";
import { recommendLoadCrossingsEndpoint } from "@/lib/loads/contract/load-crossings";
import { getLoadEndpoint, listLoadsEndpoint, loadHistoryEndpoint, saveLoadEndpoint } from "@/lib/loads/contract/loads";
import { addLoadNoteEndpoint, listLoadNotesEndpoint, removeLoadNoteEndpoint } from "@/lib/loads/contract/notes";
import { getLoadPolicyEndpoint, saveLoadPolicyEndpoint } from "@/lib/loads/contract/policy";
import { listCustomersEndpoint, searchPlacesEndpoint } from "@/lib/loads/contract/suggestions";
import { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { undoImportEndpoint } from "@/lib/loads/contract/undo-import";
import { editLoads } from "@/lib/loads/edit-loads";
import { exportLoads } from "@/lib/loads/export-loads";
import { countLoadsByOwner } from "@/lib/loads/find-load-owners";
import { findLoads, findManyLoads } from "@/lib/loads/find-loads";
import { getLoad } from "@/lib/loads/get-load";
import { importLoads } from "@/lib/loads/import-loads";
import { listCustomers } from "@/lib/loads/list-customers";
import { countLoadsInStatuses, listLoadChanges, listLoads } from "@/lib/loads/list-loads";
import { addLoadNote, listLoadNotes, removeLoadNote } from "@/lib/loads/note-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { reassignLoads } from "@/lib/loads/reassign-loads";
import { recommendLoadCrossings } from "@/lib/loads/recommend-load-crossings";
import { saveLoad } from "@/lib/loads/save-load";
import { getLoadPolicy, saveLoadPolicy } from "@/lib/loads/save-load-policy";
import { searchPlaces } from "@/lib/loads/search-places";
import { syncLoad } from "@/lib/loads/sync-load";
import { undoImport } from "@/lib/loads/undo-import";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const loadOperations = [
  operation(syncLoadEndpoint, syncLoad),
  operation(saveLoadEndpoint, saveLoad),
  operation(importLoadsEndpoint, importLoads),
  operation(undoImportEndpoint, undoImport),
  operation(editLoadsEndpoint, editLoads),
  operation(recommendLoadCrossingsEndpoint, recommendLoadCrossings),
  operation(exportLoadsEndpoint, byWantedCarrier(exportLoads)),
  operation(getLoadEndpoint, getLoad),
  operation(listLoadsEndpoint, byWantedCarrier(listLoads)),
  operation(findLoadsEndpoint, findLoads),
  operation(findManyLoadsEndpoint, findManyLoads),
  operation(countLoadsEndpoint, byWantedCarrier(countLoadsInStatuses)),
  operation(loadHistoryEndpoint, listLoadChanges),
  operation(pinFieldEndpoint, pinLoadField),
  operation(blockCarrierEndpoint, byCarrier(blockLoadCarrier)),
  operation(unblockCarrierEndpoint, byCarrier(unblockLoadCarrier)),
  operation(checkCarrierEndpoint, byCarrier(checkLoadCarrier)),
  operation(countLoadsByOwnerEndpoint, countLoadsByOwner),
  operation(reassignLoadsEndpoint, reassignLoads),
  operation(addLoadNoteEndpoint, addLoadNote),
  operation(listLoadNotesEndpoint, listLoadNotes),
  operation(removeLoadNoteEndpoint, removeLoadNote),
  operation(getLoadPolicyEndpoint, getLoadPolicy),
  operation(saveLoadPolicyEndpoint, saveLoadPolicy),
  operation(searchPlacesEndpoint, searchPlaces),
  operation(listCustomersEndpoint, listCustomers),
] as const;
