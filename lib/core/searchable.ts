/** Text as it is searched: without case and accents, so that "queretaro" finds Querétaro. */
export const searchable = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
