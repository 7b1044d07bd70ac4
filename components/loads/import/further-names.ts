import type { LoadRowField } from "@/lib/loads/schema/load-row";

/** What people write above a column: `hints` mean it too where they stand alone. */
export type Names = { synonyms: readonly string[]; hints?: readonly string[] };

const named = (...synonyms: string[]): Names => ({ synonyms });
const hinted = (hints: readonly string[], ...synonyms: string[]): Names => ({ synonyms, hints });

const customerNames = {
  customerContactName: named("customer contact", "contacto del cliente"),
  customerContactPhone: named("customer phone", "customer contact phone", "teléfono del cliente"),
  customerContactEmail: named("customer email", "customer e-mail", "customer contact email", "correo del cliente"),
  customerContactRole: named("customer contact role", "función del contacto del cliente"),
  paymentTerms: hinted(["terms"], "payment terms", "billing terms", "condiciones de pago", "términos de pago"),
  respondBy: named("respond by", "tender expires", "expiration", "response deadline", "responder antes de"),
  billToId: named("bill to id", "payer id", "bill to code", "ID de quien paga"),
  billToName: named("bill to name", "payer", "payer name", "facturar a", "quien paga"),
  billToTaxId: named("bill to tax id", "payer tax id", "RFC de facturación", "RFC de quien paga"),
  billToStreet: named("bill to street", "bill to address", "payer street", "calle de facturación"),
  billToNeighborhood: named("bill to neighborhood", "payer neighborhood", "colonia de facturación"),
  billToCity: named("bill to city", "payer city", "ciudad de facturación"),
  billToState: named("bill to state", "payer state", "estado de facturación"),
  billToPostalCode: named("bill to zip", "bill to postal code", "payer postal code", "CP de facturación"),
  billToCountry: named("bill to country", "payer country", "país de facturación"),
  customerRateBasis: named(
    "rate basis",
    "rate type",
    "customer rate basis",
    "sell basis",
    "base de la tarifa",
    "base de la venta",
  ),
};

const goodsNames = {
  commoditySequence: named("commodity sequence", "commodity number", "secuencia de mercancía"),
  hazmatClass: named("hazard class", "hazmat class", "clase de riesgo", "clase de peligro"),
  packingGroup: named("packing group", "grupo de embalaje"),
  freightClass: hinted(["class", "clase"], "freight class", "nmfc class", "clase de flete"),
  nmfcNumber: hinted(["NMFC"], "nmfc number", "nmfc item", "número NMFC"),
  htsCode: hinted(["HTS"], "hts code", "hts number", "harmonized code", "código HTS"),
  tariffFraction: hinted(["fracción"], "tariff fraction", "fracción arancelaria"),
  productCode: named("SAT product code", "product code", "clave de producto SAT", "bienes transportados"),
  customsRegime: named("customs regime", "régimen aduanero", "régimen"),
  incoterm: named("incoterm", "incoterms"),
  countryOfOrigin: named("country of origin", "made in", "país de origen de la mercancía", "hecho en"),
};

const dispatchNames = {
  carrierDotNumber: hinted(["DOT", "USDOT"], "carrier DOT", "carrier USDOT", "DOT number", "DOT del transportista"),
  carrierMcNumber: hinted(["MC"], "carrier MC", "MC number", "MC del transportista"),
  carrierRfcNumber: named("carrier RFC", "RFC del transportista"),
  carrierScac: hinted(["SCAC"], "carrier SCAC", "SCAC code", "SCAC del transportista"),
  carrierExternalId: named(
    "carrier ID",
    "carrier code",
    "vendor ID",
    "ID del transportista",
    "clave del transportista",
  ),
  tractorNumber: hinted(["tractor"], "tractor number", "truck number", "truck", "power unit", "número económico"),
  tractorPlate: named(
    "tractor plate",
    "tractor plates",
    "truck plate",
    "license plate",
    "placas del tractor",
    "placas",
  ),
  trailerNumber: named("trailer number", "trailer no", "trailer id", "número de remolque", "número de caja"),
  trailerPlate: named("trailer plate", "trailer plates", "placas del remolque", "placas de la caja"),
  sealNumber: hinted(["seal", "sello"], "seal number", "número de sello"),
  driverName: hinted(["driver", "operador", "chofer"], "driver name", "nombre del operador"),
  driverPhone: named("driver phone", "driver cell", "driver mobile", "teléfono del operador", "celular del operador"),
  driverTaxId: named("driver tax id", "driver RFC", "RFC del operador"),
  driverLicenseNumber: named("driver license", "CDL number", "licencia del operador", "licencia federal"),
  vehicleConfiguration: named("vehicle configuration", "axle configuration", "configuración vehicular"),
  vehicleYear: named("vehicle year", "model year", "año modelo"),
  permitType: named("permit type", "tipo de permiso", "permiso SICT", "permiso SCT"),
  permitNumber: named("permit number", "número de permiso", "número de permiso SICT"),
  liabilityInsurer: named("liability insurer", "insurer", "aseguradora", "aseguradora de responsabilidad civil"),
  liabilityPolicy: named("liability policy", "policy number", "póliza", "póliza de responsabilidad civil"),
};

/** What people call the columns that few tables have, in English and Spanish. */
export const furtherNames = {
  ...customerNames,
  ...goodsNames,
  ...dispatchNames,
  externalWorkspaceId: named("workspace ID", "branch", "sucursal", "espacio de trabajo"),
  truckload: named("full or partial", "FTL LTL", "truckload", "completa o parcial"),
  roundTrip: named("round trip", "viaje redondo"),
  linearFeet: named("linear feet", "LF", "pies lineales"),
  distance: hinted(["miles", "distance", "millas", "distancia"], "total miles", "loaded miles", "distancia total"),
  requirements: hinted(["requirements", "requisitos"], "special requirements", "load requirements"),
  requirementDescriptions: named("requirement details", "detalle de requisitos"),
  accessorials: hinted(
    ["accessorials"],
    "accessorial charges",
    "extra services",
    "servicios adicionales",
    "accesorios",
  ),
  accessorialAmounts: named("accessorial amounts", "accessorial cost", "importes de servicios adicionales"),
  accessorialDescriptions: named("accessorial details", "detalle de servicios adicionales"),
  referenceNumbers: hinted(["references", "referencias"], "other references", "reference numbers", "otras referencias"),
} satisfies { [Field in LoadRowField]?: Names };
