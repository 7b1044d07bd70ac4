import { keyOf } from "@/lib/places/rules/words";

/**
 * Towns by the first characters of a código postal, state by state with the state's own two digits (Correos de México).
 * Compiled by hand, because no list of the codes may be passed on: the town most freight of a prefix goes to.
 */
const table = `AGU 20|200-203 Aguascalientes|204 Rincón de Romos|206 Pabellón de Arteaga|207 Asientos|208 Calvillo|209 Jesús María
BCN 21-22|210-213 Mexicali|214 Tecate|215-219 Mexicali|220-226 Tijuana|227 Playas de Rosarito|228 Ensenada|229 San Quintín
BCS 23|230-232 La Paz|234 San José del Cabo|2345 Cabo San Lucas|236 Ciudad Constitución|238 Loreto|239 Santa Rosalía
CAM 24|240 Campeche|241 Ciudad del Carmen|243 Escárcega|244 Champotón|246 Hopelchén|248 Hecelchakán|249 Calkiní
CHH 31-33|310-313 Chihuahua|315 Cuauhtémoc|317 Nuevo Casas Grandes|318 Ascensión|3183 Puerto Palomas|319 Madera|32 Juárez
CHH 31-33|328 Ojinaga|329 Aldama|330 Delicias|331 Meoqui|336 Saucillo|337 Camargo|338 Hidalgo del Parral|339 Jiménez
CHP 29-30|290 Tuxtla Gutiérrez|291 Berriozábal|292 San Cristóbal de las Casas|295 Reforma|2995 Ocosingo|2996 Palenque
CHP 29-30|300 Comitán|301 Comitán|304 Cintalapa|3045 Arriaga|305 Tonalá|307 Tapachula|308 Tapachula
CMX 01-16|01 Ciudad de México|02 Ciudad de México|03 Ciudad de México|04 Ciudad de México|05 Ciudad de México
CMX 01-16|06 Ciudad de México|07 Ciudad de México|08 Ciudad de México|09 Ciudad de México|1 Ciudad de México
COA 25-27|250-252 Saltillo|253 Saltillo|2535 Arteaga|255 San Buenaventura|256 Frontera|257 Monclova|258 Castaños|259 Ramos Arizpe
COA 25-27|260 Piedras Negras|261 Nava|262 Acuña|263 Múzquiz|265 Allende|267 Sabinas|268 Nueva Rosita|270-274 Torreón
COA 25-27|2744 Matamoros|276 Cuatro Ciénegas|278 San Pedro|279 Francisco I. Madero
COL 28|280 Colima|281 Tecomán|282 Manzanillo|283 Armería|284 Coquimatlán|285 Cuauhtémoc|288 Manzanillo|289 Villa de Álvarez
DUR 34-35|340-343 Durango|344 Canatlán|346 Santiago Papasquiaro|348 Nombre de Dios|349 El Salto|350 Gómez Palacio|351 Lerdo
DUR 34-35|352 Mapimí|3529 Tlahualilo|358 Cuencamé de Ceniceros
GRO 39-41|390 Chilpancingo|393-399 Acapulco|400 Iguala|402 Taxco|405 Arcelia|406 Ciudad Altamirano|408 Zihuatanejo
GRO 39-41|409 Petatlán|411 Chilapa|413 Tlapa|417 Ometepec
GUA 36-38|360 Guanajuato|361 Silao|362 Romita|363 San Francisco del Rincón|364 Purísima del Rincón|365-366 Irapuato
GUA 36-38|367 Salamanca|368 Irapuato|369 Pénjamo|3697 Abasolo|370-375 León|376 San Felipe|377 San Miguel de Allende
GUA 36-38|378 Dolores Hidalgo|379 San Luis de la Paz|3798 San José Iturbide|380-381 Celaya|3816 Apaseo el Grande|382 Comonfort
GUA 36-38|3824 Juventino Rosas|383 Cortazar|384 Valle de Santiago|385 Apaseo el Alto|386 Acámbaro|388 Moroleón|389 Salvatierra
HID 42-43|420-421 Pachuca|423 Ixmiquilpan|425 Actopan|428 Tula de Allende|4285 Tepeji del Río|430 Huejutla|436 Tulancingo
HID 42-43|438 Tizayuca|439 Apan|4399 Ciudad Sahagún
JAL 44-49|44 Guadalajara|450-452 Zapopan|453 Tala|454 Tonalá|455 Tlaquepaque|456 Tlaquepaque|4564-4567 Tlajomulco de Zúñiga
JAL 44-49|4568 El Salto|457 Acatlán de Juárez|459 Chapala|464 Tequila|466 Ameca|470 San Juan de los Lagos|471 Jalostotitlán
JAL 44-49|4718 Arandas|472 Teocaltiche|474 Lagos de Moreno|476 Tepatitlán|478 Ocotlán|479 La Barca|483 Puerto Vallarta
JAL 44-49|489 Autlán de Navarro|490 Ciudad Guzmán|493 Sayula
MEX 50-57|500-502 Toluca|504 Atlacomulco|509 Almoloya de Juárez|512 Valle de Bravo|5135 Zinacantepec|514 Tejupilco
MEX 50-57|519 Ixtapan de la Sal|520 Lerma|521 Metepec|524 Tenancingo|527 Huixquilucan|529 Ciudad López Mateos|530-538 Naucalpan
MEX 50-57|540-541 Tlalnepantla|542 Jilotepec|544 Ciudad Nicolás Romero|546 Tepotzotlán|547 Cuautitlán Izcalli|548 Cuautitlán
MEX 50-57|549 Tultitlán|550-555 Ecatepec|556 Zumpango|557 Coacalco|558 Teotihuacán|561-562 Texcoco|563 Chimalhuacán
MEX 50-57|564 Los Reyes Acaquilpan|565 Ixtapaluca|566 Chalco|569 Amecameca|57 Ciudad Nezahualcóyotl
MIC 58-61|580-583 Morelia|585 Puruándiro|590 Sahuayo|593 La Piedad|596-597 Zamora|600-601 Uruapan|606 Apatzingán
MIC 58-61|609 Lázaro Cárdenas|611 Ciudad Hidalgo|612 Maravatío|615 Zitácuaro|616 Pátzcuaro|619 Huetamo
MOR 62|620-624 Cuernavaca|625 Jiutepec|627 Cuautla|6279 Xochitepec|629 Jojutla
NAY 63|630-631 Tepic|633 Santiago Ixcuintla|634 Acaponeta|637 Compostela|6373 Bucerías
NLE 64-67|64 Monterrey|650 Anáhuac|652 Sabinas Hidalgo|655 Salinas Victoria|6555 Ciénega de Flores|657 General Zuazua|660 García
NLE 64-67|6605-6608 General Escobedo|661 Santa Catarina|662 San Pedro Garza García|663 Santa Catarina|664 San Nicolás de los Garza
NLE 64-67|666 Apodaca|6665 Pesquería|671 Guadalupe|6725 Juárez|673 Santiago|674 Cadereyta Jiménez|675 Montemorelos|677 Linares
NLE 64-67|679 Doctor Arroyo
OAX 68-71|680-681 Oaxaca|683 Tuxtepec|690 Huajuapan de León|698 Tlaxiaco|700 Juchitán|703 Matías Romero|704 Tlacolula
OAX 68-71|706 Salina Cruz|7076 Santo Domingo Tehuantepec|708 Miahuatlán|709 San Pedro Pochutla|716 Pinotepa Nacional|719 Puerto Escondido
PUE 72-75|720-725 Puebla|727 Cholula|728 San Andrés Cholula|7308 Xicotepec|731 Huauchinango|733 Zacatlán|738 Teziutlán
PUE 72-75|740 San Martín Texmelucan|741 Huejotzingo|742 Atlixco|744 Izúcar de Matamoros|749 Acatlán|752 Tepeaca
PUE 72-75|754 Tecamachalco|757-758 Tehuacán
QUE 76|760-761 Querétaro|762 El Marqués|763 Jalpan|765 Cadereyta|766 Ezequiel Montes|767 Tequisquiapan|7670 Pedro Escobedo
QUE 76|768 San Juan del Río|7685 Amealco|769 Corregidora
ROO 77|770 Chetumal|772 Felipe Carrillo Puerto|774 Isla Mujeres|775 Cancún|776 Cozumel|777 Playa del Carmen|7776-7778 Tulum
SIN 80-82|800-802 Culiacán|803 Navolato|804 Culiacán|810 Guasave|812-813 Los Mochis|814 Guamúchil|818 El Fuerte|820-822 Mazatlán
SIN 80-82|824 Escuinapa|828 El Rosario
SLP 78-79|780-784 San Luis Potosí|787 Matehuala|790 Ciudad Valles|794 Cerritos|795 Villa de Reyes|796 Rioverde|799 Tamazunchale
SON 83-85|830-833 Hermosillo|834 San Luis Río Colorado|835 Puerto Peñasco|836 Caborca|840 Nogales|841 Magdalena de Kino
SON 83-85|842 Agua Prieta|846 Cananea|850-851 Ciudad Obregón|853 Empalme|854 Guaymas|858 Navojoa|859 Huatabampo
TAB 86|860-861 Villahermosa|862 Nacajuca|863 Comalcalco|864 Huimanguillo|865 Cárdenas|866 Paraíso|867 Macuspana|868 Teapa
TAB 86|869 Tenosique
TAM 87-89|870-871 Ciudad Victoria|873-875 Matamoros|8750 Valle Hermoso|876 San Fernando|880-882 Nuevo Laredo|883 Ciudad Miguel Alemán
TAM 87-89|884 Camargo|885-887 Reynosa|889 Río Bravo|890-893 Tampico|894-895 Ciudad Madero|896 Altamira|897 González
TAM 87-89|898 Ciudad Mante
TLA 90|900 Tlaxcala|902 Calpulalpan|903 Apizaco|905 Huamantla|908 Chiautempan
VER 91-96|910-911 Xalapa|912 Perote|917-919 Veracruz|928 Tuxpan|932-933 Poza Rica|934 Papantla|936 Martínez de la Torre
VER 91-96|939 Pánuco|942 Boca del Río|943 Orizaba|945-946 Córdoba|951 Tierra Blanca|954 Cosamaloapan|957 San Andrés Tuxtla
VER 91-96|960 Acayucan|964-965 Coatzacoalcos|967-968 Minatitlán|969 Las Choapas
YUC 97|970-973 Mérida|9732 Progreso|9739 Umán|974 Motul|977 Tizimín|9778 Valladolid|978 Ticul|979 Tekax
ZAC 98-99|980 Zacatecas|984 Río Grande|986 Guadalupe|987 Ojocaliente|988 Loreto|990 Fresnillo|991 Sombrerete|993 Jerez
ZAC 98-99|996 Jalpa|997 Tlaltenango|999 Nochistlán`;

const rangeOf = (text: string) => {
  const [first = "", last = first] = text.split("-");
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, "0"));
};

const states = new Map<string, string>();
const towns = new Map<string, string>();
for (const line of table.split("\n")) {
  const [head = "", ...entries] = line.split("|");
  for (const prefix of rangeOf(head.slice(4))) states.set(prefix, head.slice(0, 3));
  for (const entry of entries) {
    const space = entry.indexOf(" ");
    for (const prefix of rangeOf(entry.slice(0, space))) towns.set(prefix, keyOf(entry.slice(space + 1)));
  }
}

/** The state of a código postal, as in `NLE`. */
export const mexicanStateOf = (code: string) => states.get(code.slice(0, 2));

/** The key of the town that a código postal belongs to, where its first characters tell. */
export const mexicanTownOf = (code: string) =>
  [4, 3, 2, 1].map((length) => towns.get(code.slice(0, length))).find((key) => key !== undefined);
