import { expect, test } from "vitest";
import {
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  syncLoadEndpoint,
} from "@/lib/loads/contract";
import { loadOperations } from "@/lib/loads/queries";

test("the browser calls each operation where its contract says it is", () => {
  const { list, get, history, sync, pin } = loadOperations;
  const contracts = [listLoadsEndpoint, getLoadEndpoint, loadHistoryEndpoint, syncLoadEndpoint, pinFieldEndpoint];
  expect([list, get, history, sync, pin].map(({ path }) => path)).toEqual(contracts.map(({ path }) => path));
});
