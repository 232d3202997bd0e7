import { inflateSync } from 'node:zlib'

/** Pixels of a picture: red, green and blue from 0 to 255. Reads unfiltered truecolour PNGs of eight bits. */
export const readPng = (file: Uint8Array) => {
  const bytes = Buffer.from(file)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG.')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const colourAt = (x: number, y: number): [number, number, number] => {
    const at = 3 * (rows[y * (width + 1) + 1 + x] ?? 0)
    return [palette[at] ?? 0, palette[at + 1] ?? 0, palette[at + 2] ?? 0]
  }
  const darkIn = (left: number, top: number, right: number, bottom: number): number => {
    let dark = 0
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if (colourAt(x, y).reduce((sum, part) => sum + part, 0) < 3 * 160) dark += 1
    return dark
  }
  return { width, height, colours: palette.length / 3, colourAt, darkIn }
}
