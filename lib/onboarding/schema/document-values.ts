// Apart from the schemas, so that a page which only needs a limit does not load them.
const mebibyte = 1024 * 1024;

/** Bytes of one file. Fewer have room for the magic number of a format only. */
export const documentBytesMin = 100;
export const documentMebibytesMax = 5;
export const documentBytesMax = documentMebibytesMax * mebibyte;
export const documentsPerLinkMax = 20;
/** Files that the organization itself put beside those of the carrier. */
export const ownDocumentsMax = 200;
/** The file in base64, with what JSON puts around it. */
export const uploadBodyBytesMax = 8 * mebibyte;
