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
  return numbers.size > 256 ? null : { rows, colours: [...numbers.keys()] }
}

/** Red, green and blue of each pixel by row, each row after its filter byte. */
const toRgb = ({ width, height, pixels }: Canvas): Uint8Array<ArrayBuffer> => {
  const rows = new Uint8Array((3 * width + 1) * height)
  pixels.forEach((colour, at) => {
    const place = at * 3 + Math.floor(at / width) + 1
    rows[place] = colour >> 16
    rows[place + 1] = (colour >> 8) & 255
    rows[place + 2] = colour & 255
  })
  return rows
}

const paletteChunk = (colours: number[]) =>
  chunk('PLTE', Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])))

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

/**
 * Encodes a picture as PNG, with a palette where it has at most 256 colours.
 * Source: https://www.w3.org/TR/png-3/
 */
export const pngOf = async (canvas: Canvas): Promise<Uint8Array<ArrayBuffer>> => {
  const indexed = toPalette(canvas)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, canvas.width)
  view.setUint32(4, canvas.height)
  // Bit depth 8, palette or RGB; deflate, adaptive filters, not interlaced.
  header.set([8, indexed ? 3 : 2, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...(indexed ? [paletteChunk(indexed.colours)] : []),
    chunk('IDAT', await deflated(indexed?.rows ?? toRgb(canvas))),
    chunk('IEND', new Uint8Array(0)),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
