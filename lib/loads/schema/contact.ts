import * as z from "zod";
import { lenient } from "@/lib/core/lenience";
import { LongText, ShortText } from "@/lib/vocabulary/text";

/** Somebody to talk to about a load: at a stop, or at the customer's. */
export const LoadContact = lenient(
  z
    .object({
      name: LongText.optional().meta({ description: "Whom to ask for." }),
      phone: ShortText.optional().meta({ description: "Telephone number, as it is dialled from the other country." }),
      email: ShortText.optional().meta({ description: "E-mail address." }),
      role: ShortText.optional().meta({ description: "What the person is there for, e.g. `Shipping` or `Security`." }),
    })
    .meta({ id: "StopContact", description: "Whom to talk to." }),
  { nothingWithout: ["name", "phone", "email"] },
);
