import type { FileKind } from '../content/fields.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to))

const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte)

/** Brands of MP4 files; HEIC pictures and QuickTime films have the same box with others. */
const mp4Brands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV'])

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04)

/** True for the beginning of a text: in UTF-16 every other byte may be 0, and no control character but white space is in it. */
const isText = (bytes: Uint8Array): boolean => {
  const isWide = startsWith(0xff, 0xfe)(bytes) || startsWith(0xfe, 0xff)(bytes) || [0, 1].some((at) => bytes[at] === 0)
  return bytes.slice(0, 64).every((byte) => byte >= 32 || [9, 10, 13].includes(byte) || (isWide && byte < 32))
}

type Signature = { kind: FileKind; type: string; matches: (bytes: Uint8Array) => boolean }

const signatures: Signature[] = [
  { kind: 'pdf', type: 'application/pdf', matches: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  {
    kind: 'video',
    type: 'video/mp4',
    matches: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && mp4Brands.has(ascii(bytes, 8, 12)),
  },
  {
    kind: 'video',
    type: 'video/webm',
    matches: (bytes) => startsWith(0x1a, 0x45, 0xdf, 0xa3)(bytes) && ascii(bytes, 0, 64).includes('webm'),
  },
  { kind: 'picture', type: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  { kind: 'picture', type: 'image/png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  {
    kind: 'picture',
    type: 'image/webp',
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  { kind: 'questions', type: 'application/zip', matches: isZip },
  // A protected workbook, which the check of the import names.
  { kind: 'questions', type: 'application/x-ole-storage', matches: startsWith(0xd0, 0xcf, 0x11, 0xe0) },
  { kind: 'questions', type: 'text/plain', matches: isText },
  { kind: 'archive', type: 'application/zip', matches: isZip },
]

/** Type of a file by its first bytes; null for one that this kind does not accept. */
export const typeOfBytes = (kind: FileKind, bytes: Uint8Array): string | null =>
  signatures.find((each) => each.kind === kind && each.matches(bytes))?.type ?? null
