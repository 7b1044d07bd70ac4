import { expect, test } from "vitest";
import { guessMapping } from "@/components/import/map-columns";
import { loadColumns } from "@/components/loads/import/table-columns";
import { LoadRow } from "@/lib/loads/schema/load-row";

const columns = loadColumns((field) => field);

test("every field of a row has its column", () => {
  expect(columns.map(({ id }) => id).sort()).toEqual(Object.keys(LoadRow.shape).sort());
});

test("the shortest names of a table are known", () => {
  expect(guessMapping(["Load", "Origin", "Dest"], columns)).toEqual(["externalId", "pickupCity", "deliveryCity"]);
});

const recognised = [
  ["Load #", "externalId", "Número de carga"],
  ["Status", "status", "Estatus"],
  ["Customer", "customerName", "Cliente"],
  ["Customer ID", "externalCustomerId", "Clave del cliente"],
  ["Shipper", "pickupName", "Nombre origen"],
  ["Pickup Address", "pickupStreet", "Dirección de origen"],
  ["Origin City", "pickupCity", "Ciudad de origen"],
  ["Origin State", "pickupState", "Estado de origen"],
  ["Origin Zip", "pickupPostalCode", "CP origen"],
  ["Origin Country", "pickupCountry", "País de origen"],
  ["Pickup Date", "pickupFrom", "Fecha de recolección"],
  ["Destination", "deliveryCity", "Destino"],
  ["Dest State", "deliveryState", "Estado destino"],
  ["Delivery Appt", "deliveryFrom", "Cita de entrega"],
  ["Delivery Notes", "deliveryInstructions", "Instrucciones de entrega"],
  ["Pickup Actual Arrival", "pickupArrivedAt", "Llegada a origen"],
  ["Delivery Departed", "deliveryDepartedAt", "Salida de destino"],
  ["Pickup Weight", "pickupWeight", "Peso de recolección"],
  ["Delivery Pieces", "deliveryPieces", "Piezas de entrega"],
  ["Stop Weight", "stopWeight", "Peso de la parada"],
  ["Equipment", "trailerTypes", "Tipo de caja"],
  ["Commodity", "commodityName", "Mercancía"],
  ["Weight (lbs)", "weight", "Peso"],
  ["Pallets", "pieces", "Tarimas"],
  ["Temp", "temperatureMin", "Temperatura mínima"],
  ["Hazmat", "hazmat", "Material peligroso"],
  ["UN", "unNumber", "Número ONU"],
  ["Border Crossing", "usMxBorderCrossing", "Cruce"],
  ["Max Buy", "maxBuy", "Compra máxima"],
  ["Target Rate", "targetRate", "Tarifa meta"],
  ["Customer Rate", "customerRate", "Tarifa al cliente"],
  ["Cargo Value", "cargoValue", "Valor de la mercancía"],
  ["Currency", "currency", "Moneda"],
  ["PO #", "poNumber", "Orden de compra"],
  ["BOL", "bolNumber", "Carta porte"],
  ["Pickup Contact", "pickupContactName", "Contacto de recolección"],
  ["Pickup Phone", "pickupContactPhone", "Teléfono de recolección"],
  ["Consignee E-mail", "deliveryContactEmail", "Correo de entrega"],
  ["Receiving hours delivery", "deliveryOpeningHours", "Horario de entrega"],
  ["Shipper Location Code", "pickupSiteId", "Clave de origen"],
  ["Driver", "driverName", "Operador"],
  ["Driver Cell", "driverPhone", "Teléfono del operador"],
  ["Truck", "tractorNumber", "Número económico"],
  ["License Plate", "tractorPlate", "Placas"],
  ["Trailer No", "trailerNumber", "Número de caja"],
  ["Trailer Plate", "trailerPlate", "Placas de la caja"],
  ["SCAC", "carrierScac", "SCAC del transportista"],
  ["Respond By", "respondBy", "Responder antes de"],
  ["Terms", "paymentTerms", "Condiciones de pago"],
  ["Accessorials", "accessorials", "Servicios adicionales"],
  ["Freight Class", "freightClass", "Clase de flete"],
  ["HTS", "htsCode", "Código HTS"],
  ["Tariff Fraction", "tariffFraction", "Fracción arancelaria"],
] as const;

test.each([
  ["English", 0],
  ["Spanish", 2],
] as const)("a table with headings in %s is recognised", (_language, place) => {
  const headings = recognised.map((row) => row[place]);
  expect(guessMapping(headings, columns)).toEqual(recognised.map(([, field]) => field));
});

test("what a heading says besides the name of a column keeps it from being that column", () => {
  const headings = ["Load notes", "Notes for driver", "Customer comments", "Order date", "Observaciones del operador"];
  expect(guessMapping(headings, columns)).toEqual(headings.map(() => null));
});

test("a table with a row for each stop is recognised", () => {
  const headings = ["Load", "Stop #", "Stop Type", "Stop City", "Stop State", "Stop Date", "Stop Notes"];
  const fields = ["externalId", "stopSequence", "stopType", "stopCity", "stopState", "stopFrom", "stopInstructions"];
  expect(guessMapping(headings, columns)).toEqual(fields);
});

test("the names of the API, as in an exported table, are each its own column", () => {
  const names = Object.keys(LoadRow.shape);
  expect(guessMapping(names, columns)).toEqual(names);
});

test.each([
  ["English", ["Max buy", "Target", "Sell", "Sell basis"]],
  ["Spanish", ["Compra máxima", "Meta", "Venta", "Base de la venta"]],
])("prices under the portal's own words in %s are recognised", (_language, headings) => {
  expect(guessMapping(headings, columns)).toEqual(["maxBuy", "targetRate", "customerRate", "customerRateBasis"]);
});
