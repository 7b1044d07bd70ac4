import { apiMutation } from "@/lib/browser/api-mutation";

/** Reads the loads of a pasted text. Nothing is stored by it. */
export const draftLoads = apiMutation("/loads/draft");
