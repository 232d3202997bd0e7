import type { FileKind } from '../content/fields.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to))

const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte)

/** Brands of MP4 files; HEIC pictures and QuickTime films have the same box with others. */
const mp4Brands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV'])

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
]

/** Type of a file by its first bytes; null for one that this kind does not accept. */
export const typeOfBytes = (kind: FileKind, bytes: Uint8Array): string | null =>
  signatures.find((each) => each.kind === kind && each.matches(bytes))?.type ?? null
