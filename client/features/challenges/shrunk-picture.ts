/** Longest sides that are tried, in pixels: a page of a book stays readable at the first. */
const sides = [1600, 1200, 900, 640] as const
const quality = 0.8

const drawn = (bitmap: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

/**
 * A picture as a JPEG of at most `limit` bytes, without the data that cameras add. Rejects for a file that is no picture,
 * or that no size makes small enough.
 */
export const shrunkPicture = async (file: File, limit: number): Promise<File> => {
  const bitmap = await createImageBitmap(file)
  for (const side of sides) {
    const blob = await encoded(drawn(bitmap, side))
    if (blob && blob.size <= limit) return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
  }
  throw new Error('The picture stays too large')
}
