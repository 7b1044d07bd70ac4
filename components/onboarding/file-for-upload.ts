import { documentBytesMax } from "@/lib/onboarding/schema/document-limits";

// A page of paper stays readable at this size, and a photo of it has about one megabyte.
const longestSide = 2400;
const qualities = [0.85, 0.7, 0.5];
const smallEnough = 1024 * 1024;

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** A photo as a JPEG of a size that can be sent; it also loses where it was taken. Undefined for what is no photo. */
async function shrink(photo: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const drawing = canvas.getContext("2d");
  if (!drawing) return undefined;
  // What is transparent would become black.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const jpeg = await encode(canvas, quality);
    if (jpeg && jpeg.size <= documentBytesMax) return jpeg;
  }
  return undefined;
}

const asBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A file as it is sent: photos made small, everything in base64. Undefined for one that is too large all the same. */
export async function fileForUpload(file: File) {
  const isLargePhoto = file.type.startsWith("image/") && file.size > smallEnough;
  const shrunk = isLargePhoto ? await shrink(file) : undefined;
  const sent = shrunk ?? file;
  if (sent.size > documentBytesMax) return undefined;
  const fileName = shrunk ? file.name.replace(/\.\w+$/, ".jpg") : file.name;
  return { fileName: fileName.slice(-255) || "document", content: await asBase64(sent) };
}
