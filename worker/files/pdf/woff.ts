/** Lengths of the heads of a WOFF and an SFNT file and of one table's entry in each, bytes. */
const woffHead = 44
const woffEntry = 20
const sfntHead = 12
const sfntEntry = 16

const aligned = (length: number): number => (length + 3) & ~3

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  )

/**
 * The TrueType font inside a WOFF 1 file. fontkit reads WOFF as well, but inflates a table anew for each letter it
 * looks at. Source: https://www.w3.org/TR/WOFF/, sections 3 to 5.
 */
export const sfntOf = async (woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = from.getUint16(12)
  const entries = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = woffHead + index * woffEntry
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => from.getUint32(at + field))
      const bytes = woff.subarray(offset ?? 0, (offset ?? 0) + (packed ?? 0)) as Uint8Array<ArrayBuffer>
      const table = packed === length ? bytes : await inflate(bytes)
      return { tag: tag ?? 0, checksum: checksum ?? 0, table }
    }),
  )
  const size = entries.reduce((sum, { table }) => sum + aligned(table.length), sfntHead + count * sfntEntry)
  const sfnt = new Uint8Array(size)
  const to = new DataView(sfnt.buffer)
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, count)
  const power = 2 ** Math.floor(Math.log2(count))
  to.setUint16(6, power * sfntEntry)
  to.setUint16(8, Math.log2(power))
  to.setUint16(10, (count - power) * sfntEntry)
  let offset = sfntHead + count * sfntEntry
  entries.forEach(({ tag, checksum, table }, index) => {
    const at = sfntHead + index * sfntEntry
    ;[tag, checksum, offset, table.length].forEach((value, field) => to.setUint32(at + 4 * field, value))
    sfnt.set(table, offset)
    offset += aligned(table.length)
  })
  return sfnt
}
