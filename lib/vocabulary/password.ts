import * as z from "zod";
import { verbatim } from "@/lib/core/lenience";
import { passwordLengthMax, passwordLengthMin } from "@/lib/vocabulary/limits.values";

/** A password that somebody has. Of any characters, which are read as they are typed. */
export const Password = verbatim(z.string().min(1).max(passwordLengthMax));
/** A password that somebody chooses. */
export const NewPassword = verbatim(z.string().min(passwordLengthMin).max(passwordLengthMax));
