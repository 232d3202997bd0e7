import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'

/** Bytes that one stream, and all streams together, may unpack to. Pictures are passed on packed and do not count. */
const limits = { stream: 32 * 1024 * 1024, all: 256 * 1024 * 1024 }

export type ScanFault = 'encrypted' | 'active_content' | 'broken'

/** Scripts, programs, attachments, and forms that send data. A name in a web address has no such neighbours. */
const activeNames = [
  /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToE|Rendition)\b/,
  /\/JS\s*[(<\d]/,
  /\/(?:JavaScript|EmbeddedFiles|EF)\s*(?:<<|\d+\s+\d+\s+R)/,
  /\/Type\s*\/EmbeddedFile\b/,
  /\/Subtype\s*\/RichMedia\b/,
  /\/XFA\s*(?:\[|\d)/,
]

/** Text of dictionaries with the escapes in names resolved: `/J#53` is `/JS`. */
const resolved = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const faultOf = (text: string): ScanFault | null => {
  if (/\/Encrypt\b/.test(text)) return 'encrypted'
  return activeNames.some((name) => name.test(text)) ? 'active_content' : null
}

const packings = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g
/** Compressed bytes that a format without a length check may have. */
const unchecked = 64 * 1024

/** Unpacked bytes of a stream; null where it unpacks to too much. One that is damaged counts as empty. */
const unpacked = (dictionary: string, packed: Buffer): Buffer | null => {
  const packing = dictionary.match(packings) ?? []
  if (packing.length > 1) return null
  const [name] = packing
  if (name === undefined) return packed
  if (!/\/Fl(?:ateDecode)?$/.test(name)) return packed.length > unchecked ? null : packed
  try {
    return inflateSync(packed, { maxOutputLength: limits.stream })
  } catch (error) {
    return error instanceof RangeError ? null : Buffer.alloc(0)
  }
}

/** Text from the number of the last object on, which is the dictionary of the stream that follows it. */
const lastObject = (text: string): string => text.slice(Math.max(0, text.lastIndexOf(' obj')))

/**
 * Looks through the bytes of a PDF, before a parser reads them, for encryption, active content, and streams that unpack
 * to too much. Null for none of them.
 */
export const scanPdf = async (bytes: Uint8Array): Promise<ScanFault | null> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [at, total] = [0, 0]
  for (let count = 1; ; count += 1) {
    const start = file.indexOf('stream', at)
    const text = resolved(file.latin1Slice(at, start === -1 ? file.length : start))
    const fault = faultOf(text)
    if (fault) return fault
    if (start === -1) return null
    const end = file.indexOf('endstream', start)
    const dictionary = lastObject(text)
    if (!/\/Subtype\s*\/Image\b/.test(dictionary)) {
      const content = unpacked(
        dictionary,
        file.subarray(start + (file[start + 6] === 13 ? 8 : 7), end === -1 ? file.length : end),
      )
      if (!content || (total += content.length) > limits.all) return 'broken'
      const inner = /\/ObjStm\b/.test(dictionary) ? faultOf(resolved(content.toString('latin1'))) : null
      if (inner) return inner
    }
    if (end === -1) return null
    at = end + 'endstream'.length
    if (count % 200 === 0) await scheduler.wait(0)
  }
}
