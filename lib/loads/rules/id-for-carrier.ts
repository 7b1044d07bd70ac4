/** The id under which a carrier sees the load: the display id, unless that is only the internal id of the TMS. */
export const idForCarrier = ({ id, externalId, displayId }: { id: string; externalId: string; displayId: string }) =>
  displayId === externalId ? id.slice(-10).toUpperCase() : displayId;
