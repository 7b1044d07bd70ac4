/** How long the browser may take to fetch a file that it was given. */
const TIME_TO_FETCH_MS = 60_000;

/** Hands a file to the browser's downloads. They fetch it after this returns, so its address stays valid for a while. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TIME_TO_FETCH_MS);
}
