import * as z from "zod";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

/** An e-mail as people are found by: trimmed, and in lower case once only letters of an e-mail are left to change. */
export const Email = z.string().trim().max(shortTextMax).pipe(z.email().toLowerCase());
