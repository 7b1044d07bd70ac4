/** Runs in the page: as a browser does it when somebody presses Ctrl+V with nothing focused. */
export const pasteOnPage = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};
