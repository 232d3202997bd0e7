import { XMLValidator } from 'fast-xml-parser'
import { importLimits } from '../../../../domain/questions/exchange/contract.ts'
import { decodeText } from '../decode-text.ts'
import { FileFault } from '../file-format.ts'

/** Sections in which tags are text. */
const opaque = { '<!--': '-->', '<![CDATA[': ']]>' } as const

/** Each tag and declaration outside comments and CDATA sections, in linear time. */
export function* tagsOf(xml: string): Generator<{ at: number; text: string }> {
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const section = Object.entries(opaque).find(([start]) => xml.startsWith(start, at))
    const close = xml.indexOf(section?.[1] ?? '>', at)
    if (close === -1) throw new FileFault('broken')
    const end = close + (section?.[1] ?? '>').length
    if (!section) yield { at, text: xml.slice(at, end) }
    at = end
  }
}

const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/

/** Text in the encoding that the file declares; UTF-8 and UTF-16 are told by their bytes. */
const decoded = (bytes: Uint8Array): string => {
  const [, label = 'utf-8'] = declared.exec(String.fromCharCode(...bytes.subarray(0, 200))) ?? []
  if (/^utf-?(8|16)/i.test(label)) return decodeText(bytes).text
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new FileFault('encoding', { cause })
  }
}

/**
 * Text of an XML file. Throws FileFault for a file that is too large, in an unknown encoding, or with a document type:
 * entities are never declared, read or expanded.
 */
export const xmlSource = (bytes: Uint8Array): string => {
  if (bytes.length > importLimits.bytes) throw new FileFault('too_large')
  const xml = decoded(bytes)
  for (const { text } of tagsOf(xml)) if (/^<!(DOCTYPE|ENTITY)/i.test(text)) throw new FileFault('external_entity')
  return xml
}

/** True for a well-formed piece of XML with one root. */
export const isWellFormed = (xml: string): boolean => {
  try {
    return XMLValidator.validate(xml) === true
  } catch {
    return false
  }
}
