import { Inflate } from 'fflate'
import { FileFault } from './file-format.ts'
import { zipEntries, type ArchiveLimits, type ZipEntry } from './zip-directory.ts'

const megabyte = 1024 * 1024

/** Of XLSX, DOCX and packages of items: 10,000 questions with reasons in both languages have 60 MB of markup. */
export const documentLimits: ArchiveLimits = { entries: 20_000, entryBytes: 80 * megabyte, totalBytes: 80 * megabyte }
export const pictureLimits: ArchiveLimits = { entries: 10_000, entryBytes: 10 * megabyte, totalBytes: 100 * megabyte }

/** Compressed bytes of one step, which inflate to 1 MB at most. */
const stepBytes = 1024

/** A ZIP archive whose directory is sound. Nested archives are files like others and are never opened. */
export type Archive = {
  names: string[]
  has(name: string): boolean
  /** Parts of a file as it is inflated. Throws FileFault where it has not the size that it declares, or is missing. */
  parts(name: string): Generator<Uint8Array>
  bytes(name: string): Uint8Array
  text(name: string): string
}

function* inflated({ data }: ZipEntry): Generator<Uint8Array> {
  const ready: Uint8Array[] = []
  const inflate = new Inflate((part) => ready.push(part))
  for (let at = 0; at < data.length; at += stepBytes) {
    try {
      inflate.push(data.subarray(at, at + stepBytes), at + stepBytes >= data.length)
    } catch (cause) {
      throw new FileFault('broken', { cause })
    }
    yield* ready.splice(0)
  }
}

/** Parts of an entry, counted: an entry that holds more than it declares is a bomb. */
function* counted(entry: ZipEntry): Generator<Uint8Array> {
  let count = 0
  for (const part of entry.deflated ? inflated(entry) : [entry.data]) {
    count += part.length
    if (count > entry.size) throw new FileFault('bomb')
    yield part
  }
  if (count < entry.size) throw new FileFault('broken')
}

const joined = (parts: Iterable<Uint8Array>, size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Opens a ZIP archive after checking its directory against the limits. Throws FileFault. */
export const openArchive = (bytes: Uint8Array, limits: ArchiveLimits): Archive => {
  const entries = new Map(zipEntries(bytes, limits).map((entry) => [entry.name, entry]))
  const entryOf = (name: string): ZipEntry => {
    const entry = entries.get(name)
    if (!entry) throw new FileFault('broken')
    return entry
  }
  const bytesOf = (name: string) => joined(counted(entryOf(name)), entryOf(name).size)
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    parts: (name) => counted(entryOf(name)),
    bytes: bytesOf,
    text: (name) => new TextDecoder().decode(bytesOf(name)),
  }
}
