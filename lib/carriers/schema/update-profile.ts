import * as z from "zod";
import { ifVersion } from "@/lib/carriers/schema/carrier-record";
import { CarrierProfile } from "@/lib/carriers/schema/profile";
import { carrierId } from "@/lib/carriers/schema/search";
import { clearable } from "@/lib/core/clearable";

const { contacts, certificates, cargoInsurance, has247CustomerService } = CarrierProfile.shape;

export const UpdateProfileRequest = z.object({
  id: carrierId,
  ifVersion,
  ...clearable({
    contacts,
    certificates,
    cargoInsurance: cargoInsurance.unwrap().meta({ description: "Its cargo insurance." }),
    has247CustomerService: has247CustomerService
      .unwrap()
      .meta({ description: "Whether somebody answers at any hour of any day." }),
  }),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
