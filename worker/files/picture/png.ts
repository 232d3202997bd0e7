import { crc32 } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** Palette indices by row, each row after its filter byte (0: none), and the palette. */
const toPalette = ({ width, height, pixels }: Canvas) => {
  const numbers = new Map<number, number>()
  const rows = new Uint8Array((width + 1) * height)
  let last = -1
  let number = 0
  pixels.forEach((colour, at) => {
    // Neighbouring pixels mostly share a colour, so the look-up is skipped.
    if (colour !== last) {
      last = colour
      number = numbers.get(colour) ?? numbers.size
      numbers.set(colour, number)
    }
    rows[at + Math.floor(at / width) + 1] = number
  })
  if (numbers.size > 256) throw new RangeError(`A palette holds 256 colours, not ${numbers.size}.`)
  return { rows, colours: [...numbers.keys()] }
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

/**
 * Encodes a picture of at most 256 colours as a palette PNG; throws RangeError for more.
 * Source: https://www.w3.org/TR/png-3/
 */
export const pngOf = async (canvas: Canvas): Promise<Uint8Array<ArrayBuffer>> => {
  const { rows, colours } = toPalette(canvas)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, canvas.width)
  view.setUint32(4, canvas.height)
  // Bit depth 8, palette; deflate, adaptive filters, not interlaced.
  header.set([8, 3, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
