/** Under which key this tab keeps what was typed into the form of a load and not saved. */
export const draftKey = (userId: string, loadId: string | undefined) => `draft:${userId}:${loadId ?? "new"}`;
