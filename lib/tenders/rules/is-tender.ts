import type { Part } from "@/lib/tenders/rules/text";

/** A truck that looks for a load. */
const offer =
  /\b(?:busco|buscamos|busca|buscando|necesito|ocupo|requiero)[ \t](?:una[ \t]|algo de[ \t])?carga[s]?\b(?![ \t]?(?:de|completa de))|\blooking for (?:a |any )?(?:loads?|freight|backhaul|something)\b|\b(?:truck|reefer|van|flatbed|unit|trailer)s? (?:is |are |will be )?(?:available|empty|open)\b|\b(?:tengo|tenemos|cuento con|contamos con|disponibles?)[ \t:]{1,3}(?:\d{1,2}[ \t]|una?[ \t])?(?:unidad(?:es)?|cajas?|camion(?:es)?|plataformas?|fulls?|tortons?|rabon(?:es)?|termos?|tractor(?:es)?)\b|\bmt (?:truck|van|reefer)\b|\bempty in\b|\b(?:que|what)[ \t](?:carga|loads?)[ \t](?:tienes?|tienen|hay|do you have|you got)/;
/** Still a load: "do you have a van for…", "tengo una carga". */
const wanted =
  /\b(?:need|needs|necesito una? (?:caja|unidad|camion|plataforma|termo|full|torton|rabon|reefer)|ocupo (?:\d{1,2}|una?|un) (?:caja|unidad|camion|plataforma|termo|full)|please cover|can you (?:cover|grab|move)|load (?:available|tender)|carga disponible|solicito|solicitud|requerimos|favor de (?:confirmar|cotizar)|cotiza(?:r|cion)|tender|quote)\b/;

/** News of a load that already runs, or papers and money afterwards. */
const news =
  /\b(?:eta\b|pod (?:attached|adjunt\w*)|proof of delivery|invoice (?:attached|#|no)|factura adjunta|adjunto (?:factura|pod|evidencias)|estatus de|status (?:update|of)|update on|en transito|in transit|ya (?:cargo|descargo|cruzo|llego|entrego|salio)|has (?:been )?(?:delivered|arrived|crossed|loaded)|was delivered|is (?:loaded|empty|delivered|rolling)|checked in|broke down|se descompuso|se poncho|check ?call|posicion actual|going to be late|va(?: a llegar)? (?:tarde|retrasad[oa])|running late|delayed|payment status|cuando me pagan|remittance|detention request|lumper receipt|rate con signed|firmada|temperature log)\b/;
const gone =
  /\b(?:already covered|is covered|(?:is|was|been|esta|fue|quedo|queda)[ \t](?:already |ya )?(?:cancel+ed|cancelad[oa]|covered|cubiert[oa]|gone|taken)|cancel (?:the |this |load)|ya (?:esta |quedo |fue )?(?:cubiert[oa]|asignad[oa]|cancelad[oa])|se cancela|cancelar (?:el|la) (?:viaje|carga|embarque)|no longer (?:needed|available)|ya (?:tenemos|conseguimos|contamos con|tengo)[ \t](?:transporte|unidad|camion|quien)|we(?:'re| are)(?: all)? (?:set|covered)|already (?:have|found|got) (?:a |another )?(?:truck|carrier)|cancelad[oa])\b/;

/** Whether a text asks for a load to be moved, rather than offers a truck or reports of one. */
export function isTender({ plain }: Part, facts: { lanes: number; quantities: number }): boolean {
  const isWanted = wanted.test(plain);
  if (offer.test(plain) && !isWanted) return false;
  if (news.test(plain) && !(isWanted && facts.quantities > 0)) return false;
  if (gone.test(plain) && facts.lanes < 2) return false;
  return true;
}
