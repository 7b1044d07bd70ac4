type Place = { street: string; city: string; state: string; postalCode: string; countryCode: string; timezone: string };

const place =
  (countryCode: string, timezone: string) =>
  (street: string, city: string, state: string, postalCode: string): Place => ({
    street,
    city,
    state,
    postalCode,
    countryCode,
    timezone,
  });

const northeastMexico = place("MX", "America/Monterrey");
const centralMexico = place("MX", "America/Mexico_City");
const borderTamaulipas = place("MX", "America/Matamoros");
const sonora = place("MX", "America/Hermosillo");
const sinaloa = place("MX", "America/Mazatlan");
const bajaCalifornia = place("MX", "America/Tijuana");
const central = place("US", "America/Chicago");
const mountain = place("US", "America/Denver");
const arizona = place("US", "America/Phoenix");
const pacific = place("US", "America/Los_Angeles");
const eastern = place("US", "America/New_York");

/** Where the demo loads are picked up and delivered. */
export const demoPlaces = {
  monterrey: northeastMexico("Av. Ruiz Cortines 2000", "Monterrey", "NLE", "64400"),
  apodaca: northeastMexico("Av. Miguel Alemán 500, Parque Industrial Huinalá", "Apodaca", "NLE", "66645"),
  santaCatarina: northeastMexico("Carr. Monterrey–Saltillo km 60.5", "Santa Catarina", "NLE", "66350"),
  saltillo: northeastMexico("Blvd. Isidro López Zertuche 4150", "Saltillo", "COA", "25230"),
  ramosArizpe: northeastMexico("Carr. Saltillo–Monterrey km 7.5", "Ramos Arizpe", "COA", "25900"),
  monclova: northeastMexico("Blvd. Harold R. Pape 1900", "Monclova", "COA", "25720"),
  altamira: northeastMexico("Blvd. de los Ríos km 4.8, Puerto Industrial", "Altamira", "TAM", "89603"),
  queretaro: centralMexico("Av. 5 de Febrero 1325", "Querétaro", "QUE", "76120"),
  silao: centralMexico("Av. Mineral de Valenciana 202, Puerto Interior", "Silao", "GUA", "36275"),
  sanLuisPotosi: centralMexico("Eje 114 no. 200, Zona Industrial", "San Luis Potosí", "SLP", "78395"),
  elSalto: centralMexico("Carr. a El Castillo 1000", "El Salto", "JAL", "45680"),
  uruapan: centralMexico("Blvd. Industrial 1250", "Uruapan", "MIC", "60150"),
  toluca: centralMexico("Paseo Tollocan 1020", "Toluca", "MEX", "50071"),
  cuautitlan: centralMexico("Autopista México–Querétaro km 36.5", "Cuautitlán Izcalli", "MEX", "54730"),
  puebla: centralMexico("Autopista México–Puebla km 117", "Cuautlancingo", "PUE", "72710"),
  chihuahua: place("MX", "America/Chihuahua")("Av. Tecnológico 9100", "Chihuahua", "CHH", "31136"),
  juarez: place("MX", "America/Ciudad_Juarez")("Av. de las Torres 2150", "Ciudad Juárez", "CHH", "32695"),
  nuevoLaredo: borderTamaulipas("Carr. Aeropuerto km 8", "Nuevo Laredo", "TAM", "88277"),
  reynosa: borderTamaulipas("Parque Industrial del Norte 100", "Reynosa", "TAM", "88736"),
  hermosillo: sonora("Blvd. Henri Dunant 25, Parque Industrial", "Hermosillo", "SON", "83299"),
  nogalesSonora: sonora("Av. Obrero Mundial 100", "Nogales", "SON", "84094"),
  culiacan: sinaloa("Blvd. Emiliano Zapata 2500", "Culiacán", "SIN", "80150"),
  tijuana: bajaCalifornia("Blvd. Pacífico 9350, Parque Industrial Pacífico", "Tijuana", "BCN", "22643"),
  mexicali: bajaCalifornia("Calz. Venustiano Carranza 1500", "Mexicali", "BCN", "21395"),

  laredo: central("12901 Mines Rd", "Laredo", "TX", "78045"),
  dallas: central("4500 S Buckner Blvd", "Dallas", "TX", "75227"),
  houston: central("8900 Clinton Dr", "Houston", "TX", "77029"),
  sanAntonio: central("4200 Eisenhauer Rd", "San Antonio", "TX", "78218"),
  pharr: central("600 E Military Hwy", "Pharr", "TX", "78577"),
  brownsville: central("1100 Foust Rd", "Brownsville", "TX", "78521"),
  chicago: central("3900 S Ashland Ave", "Chicago", "IL", "60609"),
  memphis: central("3800 Lamar Ave", "Memphis", "TN", "38118"),
  kansasCity: central("5200 E Front St", "Kansas City", "MO", "64120"),
  desMoines: central("3100 Delaware Ave", "Des Moines", "IA", "50313"),
  elPaso: mountain("12100 Rojas Dr", "El Paso", "TX", "79936"),
  denver: mountain("4800 Dahlia St", "Denver", "CO", "80216"),
  phoenix: arizona("1850 S 43rd Ave", "Phoenix", "AZ", "85009"),
  rioRico: arizona("891 W Frontage Rd", "Rio Rico", "AZ", "85648"),
  losAngeles: pacific("1601 E Olympic Blvd", "Los Angeles", "CA", "90021"),
  sanDiego: pacific("2055 Sanyo Ave", "San Diego", "CA", "92154"),
  ontario: pacific("4900 E Philadelphia St", "Ontario", "CA", "91761"),
  columbus: eastern("2500 Rohr Rd", "Columbus", "OH", "43217"),
  atlanta: eastern("4300 Fulton Industrial Blvd SW", "Atlanta", "GA", "30336"),
  philadelphia: eastern("6700 Essington Ave", "Philadelphia", "PA", "19153"),
  newark: eastern("350 Doremus Ave", "Newark", "NJ", "07105"),
  livonia: place("US", "America/Detroit")("12200 Middlebelt Rd", "Livonia", "MI", "48150"),
  mississauga: place("CA", "America/Toronto")("6300 Dixie Rd", "Mississauga", "ON", "L5T 1A3"),
} as const satisfies Record<string, Place>;

export type DemoPlace = keyof typeof demoPlaces;
