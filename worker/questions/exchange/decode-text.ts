import { FileFault } from './file-format.ts'

/** Text of a file; `isGuessed` where the file is in no encoding of Unicode. */
export type DecodedText = { text: string; isGuessed: boolean }

const marks: { bytes: number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const sampleBytes = 4096

/** Share of bytes, at even or odd places, that begin or end the code of a Latin or Devanagari letter in UTF-16. */
const highShare = (bytes: Uint8Array, parity: 0 | 1): number => {
  const sample = bytes.subarray(0, sampleBytes)
  const high = sample.filter((byte, index) => index % 2 === parity && (byte === 0 || byte === 9))
  return high.length / (sample.length / 2)
}

const encodingOf = (bytes: Uint8Array): string => {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (marked) return marked.encoding
  if (bytes.length % 2 === 0 && highShare(bytes, 1) > 0.7) return 'utf-16le'
  if (bytes.length % 2 === 0 && highShare(bytes, 0) > 0.7) return 'utf-16be'
  return 'utf-8'
}

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Devanagari that survives in damaged UTF-8. */
const isDamagedUnicode = (bytes: Uint8Array): boolean =>
  (new TextDecoder().decode(bytes.subarray(0, 1024 * 1024)).match(/[\u0900-\u097f]/g)?.length ?? 0) > 2

/**
 * Decodes UTF-8 and UTF-16, with and without a byte order mark, and takes what is neither for Windows-1252. Throws
 * FileFault for damaged Unicode and for bytes that are no text.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = encodingOf(bytes)
  const text = decoded(bytes, encoding)
  if (text?.includes('\0')) throw new FileFault('encoding')
  if (text !== null) return { text, isGuessed: false }
  if (encoding !== 'utf-8' || bytes.includes(0) || isDamagedUnicode(bytes)) throw new FileFault('encoding')
  return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
}
