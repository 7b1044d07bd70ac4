export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { stopWithParent } = await import("@/lib/server/stop-with-parent");
  stopWithParent();
  // Reading the gazetteer takes some 60 ms, which no first caller should wait for.
  const { findPlace } = await import("@/lib/places/find-place");
  setTimeout(() => findPlace({ address: "Laredo, TX" }), 0);
}
