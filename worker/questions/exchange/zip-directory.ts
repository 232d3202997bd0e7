import { FileFault } from './file-format.ts'

/** Entry of a ZIP archive, as its central directory declares it. */
export type ZipEntry = {
  name: string
  deflated: boolean
  /** Declared bytes after inflating. */
  size: number
  /** Compressed bytes in the archive. */
  data: Uint8Array
}

/** Bounds of an archive; sizes are bytes after inflating. */
export type ArchiveLimits = { entries: number; entryBytes: number; totalBytes: number }

const signatures = { end: 0x06_05_4b_50, central: 0x02_01_4b_50, local: 0x04_03_4b_50 }
const sizes = { end: 22, central: 46, local: 30 }
const maxComment = 0xff_ff
const zip64Markers = [0xff_ff, 0xff_ff_ff_ff]

/** Greater factors of compression occur in bombs alone; XML of office documents reaches 40. */
const maxRatio = 200
const smallBytes = 4 * 1024 * 1024

const symlink = 0xa0_00
const fileType = 0xf0_00
const encryptedFlag = 1
const utf8Flag = 1 << 11

type Header = ZipEntry & { from: number; to: number }

const broken = () => new FileFault('broken')

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Offset of the record that ends the archive. */
const endOf = (view: DataView): number => {
  const last = view.byteLength - sizes.end
  for (let at = last; at >= 0 && at >= last - maxComment; at -= 1)
    if (
      view.getUint32(at, true) === signatures.end &&
      at + sizes.end + view.getUint16(at + 20, true) === view.byteLength
    )
      return at
  throw broken()
}

const isUnsafe = (name: string): boolean =>
  name === '' ||
  name.includes('\0') ||
  /^(\/|[a-z]:)/i.test(name) ||
  name.split('/').some((segment) => segment === '..' || segment === '.')

const nameOf = (bytes: Uint8Array, flags: number): string => {
  const name = new TextDecoder((flags & utf8Flag) === 0 && bytes.some((byte) => byte > 127) ? 'windows-1252' : 'utf-8')
    .decode(bytes)
    .replaceAll('\\', '/')
  if (isUnsafe(name)) throw broken()
  return name
}

const isBomb = (size: number, compressed: number): boolean => size > smallBytes && size > compressed * maxRatio

/** Start of an entry's data, behind its local header, which must carry the same name. */
const dataStart = (bytes: Uint8Array, view: DataView, local: number, name: Uint8Array): number => {
  if (local + sizes.local > bytes.length || view.getUint32(local, true) !== signatures.local) throw broken()
  const nameLength = view.getUint16(local + 26, true)
  const localName = bytes.subarray(local + sizes.local, local + sizes.local + nameLength)
  if (nameLength !== name.length || !localName.every((byte, index) => byte === name[index])) throw broken()
  return local + sizes.local + nameLength + view.getUint16(local + 28, true)
}

/** Entry of the central directory at an offset, and the offset of the next. */
const headerAt = (bytes: Uint8Array, view: DataView, at: number): { header: Header; next: number } => {
  if (at + sizes.central > bytes.length || view.getUint32(at, true) !== signatures.central) throw broken()
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const [compressed, size, local] = [
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ]
  const mode = view.getUint32(at + 38, true) >>> 16
  if ((flags & encryptedFlag) !== 0) throw new FileFault('encrypted')
  if ((method !== 0 && method !== 8) || (method === 0 && compressed !== size)) throw broken()
  if ([compressed, size, local].some((value) => zip64Markers.includes(value)) || (mode & fileType) === symlink)
    throw broken()
  if (isBomb(size, compressed)) throw new FileFault('bomb')
  const nameEnd = at + sizes.central + view.getUint16(at + 28, true)
  const name = bytes.subarray(at + sizes.central, nameEnd)
  const start = dataStart(bytes, view, local, name)
  const end = start + compressed
  const header = {
    name: nameOf(name, flags),
    deflated: method === 8,
    size,
    data: bytes.subarray(start, end),
    from: local,
    to: end,
  }
  return { header, next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) }
}

/** Refuses entries that share bytes: one compressed block could otherwise be inflated many times. */
const refuseOverlaps = (headers: readonly Header[], directory: number): void => {
  const ordered = headers.toSorted((one, other) => one.from - other.from)
  const ends = ordered.map((_, index) => ordered[index + 1]?.from ?? directory)
  if (ordered.some(({ to }, index) => to > (ends[index] ?? 0))) throw new FileFault('bomb')
}

const refuseSizes = (headers: readonly Header[], limits: ArchiveLimits, archiveBytes: number): void => {
  const total = headers.reduce((sum, { size }) => sum + size, 0)
  if (isBomb(total, archiveBytes)) throw new FileFault('bomb')
  if (total > limits.totalBytes || headers.some(({ size }) => size > limits.entryBytes))
    throw new FileFault('too_large')
  if (new Set(headers.map(({ name }) => name)).size < headers.length) throw broken()
}

/** Files of a ZIP archive by its central directory, without inflating any. Throws FileFault. */
export const zipEntries = (bytes: Uint8Array, limits: ArchiveLimits): ZipEntry[] => {
  if (bytes.length < sizes.end) throw broken()
  const view = viewOf(bytes)
  const end = endOf(view)
  const [count, directory] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)]
  if (zip64Markers.includes(count) || zip64Markers.includes(directory)) throw broken()
  if (count > limits.entries) throw new FileFault('bomb')
  const headers: Header[] = []
  let at = directory
  while (headers.length < count) {
    const { header, next } = headerAt(bytes, view, at)
    headers.push(header)
    at = next
  }
  if (at > end) throw broken()
  refuseOverlaps(headers, directory)
  refuseSizes(headers, limits, bytes.length)
  return headers.filter(({ name }) => !name.endsWith('/'))
}
