import * as z from "zod";
import { integersAsText } from "@/lib/core/lenience";
import { withAliases } from "@/lib/vocabulary/aliases";
import { ShortText } from "@/lib/vocabulary/text";

/** Catalogue c_RegimenAduanero of Carta Porte 3.1 (SAT). */
const CustomsRegime = withAliases(
  z.enum(["IMD", "EXD", "ITR", "ITE", "ETR", "ETE", "DFI", "RFE", "RFS", "TRA"]).meta({
    id: "CustomsRegime",
    description: "Mexican customs regime by its code of Carta Porte, e.g. IMD (definitive import) or TRA (transit).",
  }),
);

/** Incoterms 2020. */
const Incoterm = withAliases(
  z.enum(["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"]).meta({
    id: "Incoterm",
    description: "Who pays for which part of the way, by Incoterms 2020.",
  }),
);

export const FreightClass = withAliases(
  z
    .enum([
      "CLASS_50",
      "CLASS_55",
      "CLASS_60",
      "CLASS_65",
      "CLASS_70",
      "CLASS_77_5",
      "CLASS_85",
      "CLASS_92_5",
      "CLASS_100",
      "CLASS_110",
      "CLASS_125",
      "CLASS_150",
      "CLASS_175",
      "CLASS_200",
      "CLASS_250",
      "CLASS_300",
      "CLASS_400",
      "CLASS_500",
    ])
    .meta({ id: "FreightClass", description: "Freight class of the National Motor Freight Classification." }),
  "FreightClass",
);

const Code = integersAsText(ShortText);

/** What customs asks about goods on their way over the border. */
export const Customs = z
  .object({
    htsCode: Code.optional().meta({ description: "Classification for US customs (HTS), e.g. `0810.10.20`." }),
    tariffFraction: Code.optional().meta({
      description: "Classification for Mexican customs: the fracción arancelaria, with its NICO where it is known.",
    }),
    productCode: Code.optional().meta({
      description: "What the goods are by the SAT's catalogue of Carta Porte, e.g. `50307000`.",
    }),
    regime: CustomsRegime.optional().meta({ description: "Under which regime it enters or leaves Mexico." }),
    incoterm: Incoterm.optional().meta({ description: "Who pays for which part of the way." }),
    countryOfOrigin: ShortText.optional().meta({ description: "Where it was made, e.g. `MX`." }),
  })
  .meta({ id: "Customs", description: "What customs asks about goods. Carriers see it once their bid is accepted." });
