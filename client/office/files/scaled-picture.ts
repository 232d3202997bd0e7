/** Longest side of a stored picture in pixels: twice the width of a column of text. */
const longestSide = 1600

const quality = 0.85

/** Draws a picture onto a canvas, scaled down if it is large. Rejects for a file that is no picture. */
export const drawScaled = async (file: File, canvas: HTMLCanvasElement): Promise<void> => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })

/** Stored form of a drawn picture, without the data that cameras add, such as the place. */
export const storedPicture = async (
  canvas: HTMLCanvasElement,
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
): Promise<File> => {
  const webp = await blobOf(canvas, 'image/webp')
  // Safari has no encoder of WebP and returns PNG.
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg')
  if (!blob) throw new Error('The picture cannot be stored.')
  const base = name.replace(/\.[^.]*$/, '') || 'picture'
  return new File([blob], `${base}.${blob.type.slice(6)}`, { type: blob.type, lastModified })
}
