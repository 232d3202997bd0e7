/** Pixels of each side of the uploaded picture. */
const side = 256
const quality = 0.85

/** Largest centred square. */
export const middleSquare = (width: number, height: number) => {
  const size = Math.min(width, height)
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size }
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** Falls back to JPEG: a browser that cannot write WebP gives PNG, which is larger. */
const smallest = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const webp = await encoded(canvas, 'image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg')
  if (!blob) throw new Error('The picture cannot be written')
  return blob
}

/**
 * The centre of a picture in 256 x 256 pixels, on white where it is transparent, as a file to upload and a data URL to
 * preview. Rejects when the file is not a picture.
 */
export const shrinkPicture = async (file: File): Promise<{ file: File; preview: string }> => {
  const picture = await createImageBitmap(file)
  const { x, y, size } = middleSquare(picture.width, picture.height)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, size, size, 0, 0, side, side)
  picture.close()
  const blob = await smallest(canvas)
  const name = `picture.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`
  return { file: new File([blob], name, { type: blob.type }), preview: canvas.toDataURL(blob.type, quality) }
}
