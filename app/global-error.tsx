"use client";

import "@/app/globals.css";

/** When even the outer layout fails there is no language to ask for, so it speaks both. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-items-center p-5 text-center">
        <main className="flex max-w-112 flex-col items-center gap-2">
          <title>Freight Portal</title>
          <h1 className="font-semibold text-lg">The portal could not be shown</h1>
          <p className="text-ink-2">Reload the page in a moment. What you saved is safe.</p>
          <p lang="es" className="text-ink-2">
            No se pudo mostrar el portal. Recargue la página en un momento. Lo que guardó está a salvo.
          </p>
          {error.digest && <code className="font-mono text-ink-3 text-xs">{error.digest}</code>}
        </main>
      </body>
    </html>
  );
}
