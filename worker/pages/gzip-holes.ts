import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A gzip file with holes that all get the same bytes, and what of its checksum hangs on those. */
export type Gzipped = {
  bytes: Uint8Array<ArrayBuffer>
  holesAt: number[]
  /** Of the text with zeros in its holes. */
  checksum: number
  /** What the checksum of the bytes of one hole is multiplied by: the sum over all holes. */
  spread: number
}

const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)
/** An empty last block. */
const end = Uint8Array.of(3, 0)
/** As far back as a text is compressed by what stands before it. */
const window = 32_768
const polynomial = 0xedb88320

/** The product of two remainders of the checksum's polynomial, lowest power in the highest bit. */
const product = (one: number, other: number): number => {
  let sum = 0
  let rest = other
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((one >>> bit) & 1) sum ^= rest
    rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
  }
  return sum >>> 0
}

/** What a checksum is multiplied by where so many bytes come after. */
const afterBytes = (count: number): number => {
  let power = 0x80000000
  // x to the eighth: one byte.
  let factor = 0x00800000
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = product(power, factor)
    factor = product(factor, factor)
  }
  return power
}

/** A block that holds bytes as they are, all zero. Source: RFC 1951, 3.2.4. */
const storedBlock = (length: number): Uint8Array => {
  const block = new Uint8Array(length + 5)
  const view = new DataView(block.buffer)
  view.setUint16(1, length, true)
  view.setUint16(3, ~length & 0xffff, true)
  return block
}

/**
 * Compresses a text that has holes of one length, filled with zeros, at some places, so that filling them costs no
 * second compression: each hole is a block of its own that is not compressed, and the checksum is linear in it. The text
 * has no zeros elsewhere, so nothing is ever copied out of a hole. Sources: RFC 1951, RFC 1952.
 */
export const gzipWithHoles = (text: Uint8Array, holes: readonly number[], length: number): Gzipped => {
  const parts: Uint8Array[] = [head]
  const holesAt: number[] = []
  let size = head.length
  const add = (part: Uint8Array): void => {
    parts.push(part)
    size += part.length
  }
  let at = 0
  for (const hole of [...holes, text.length]) {
    // Each part ends at a whole byte, and the next may copy from all before it.
    const options = {
      finishFlush: constants.Z_SYNC_FLUSH,
      level: constants.Z_BEST_COMPRESSION,
      ...(at > 0 && { dictionary: text.subarray(Math.max(0, at - window), at) }),
    }
    if (hole > at) add(deflateRawSync(text.subarray(at, hole), options))
    if (hole === text.length) break
    holesAt.push(size + 5)
    add(storedBlock(length))
    at = hole + length
  }
  add(end)
  const bytes = new Uint8Array(size + 8)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  new DataView(bytes.buffer).setUint32(size + 4, text.length, true)
  const spread = holes.reduce((sum, hole) => sum ^ afterBytes(text.length - hole - length), 0)
  return { bytes, holesAt, checksum: crc32(text), spread }
}

const ofZeros = new Map<number, number>()

const checksumOfZeros = (length: number): number => {
  const checksum = ofZeros.get(length) ?? crc32(new Uint8Array(length))
  ofZeros.set(length, checksum)
  return checksum
}

/** The file with the same bytes in each of its holes. */
export const filled = ({ bytes, holesAt, checksum, spread }: Gzipped, filling: Uint8Array): Uint8Array<ArrayBuffer> => {
  const file = bytes.slice()
  for (const hole of holesAt) file.set(filling, hole)
  // What the filling adds to the checksum of zeros in its place.
  const added = crc32(filling) ^ checksumOfZeros(filling.length)
  new DataView(file.buffer).setUint32(file.length - 8, (checksum ^ product(spread, added)) >>> 0, true)
  return file
}
