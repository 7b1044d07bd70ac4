/**
 * Mexico's states as people abbreviate them, by the code of the API (ISO 3166-2:MX). The abbreviations are those of
 * INEGI's "Catálogo Único de Claves de Áreas Geoestadísticas Estatales" (column NOM_ABREV), without dots or spaces.
 */
export const writtenStates: Readonly<Record<string, string>> = {
  AGU: "AGS",
  BCN: "BC",
  BCS: "BCS",
  CAM: "CAMP",
  CHP: "CHIS",
  CHH: "CHIH",
  COA: "COAH",
  COL: "COL",
  CMX: "CDMX",
  DUR: "DGO",
  GUA: "GTO",
  GRO: "GRO",
  HID: "HGO",
  JAL: "JAL",
  MEX: "MEX",
  MIC: "MICH",
  MOR: "MOR",
  NAY: "NAY",
  NLE: "NL",
  OAX: "OAX",
  PUE: "PUE",
  QUE: "QRO",
  ROO: "QROO",
  SLP: "SLP",
  SIN: "SIN",
  SON: "SON",
  TAB: "TAB",
  TAM: "TAMPS",
  TLA: "TLAX",
  VER: "VER",
  YUC: "YUC",
  ZAC: "ZAC",
};

const codes = new Map(Object.entries(writtenStates).map(([code, written]) => [written, code]));

/** The other code of a Mexican state, from either: "QUE" for "QRO" and "QRO" for "QUE"; none where both are the same. */
export function otherStateCode(word: string) {
  const upper = word.toUpperCase();
  const other = writtenStates[upper] ?? codes.get(upper);
  return other === upper ? undefined : other;
}
