export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { stopWithParent } = await import("@/lib/server/stop-with-parent");
  stopWithParent();
}
