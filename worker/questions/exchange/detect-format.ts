import type { ExchangeFormat } from '../../../domain/questions/exchange/contract.ts'
import { openArchive, documentLimits, type Archive } from './archive.ts'
import { hasCsvHeadings } from './csv-delimiter.ts'
import { FileFault } from './file-format.ts'

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const zip = [0x50, 0x4b, 0x03, 0x04]
/** A compound file: a workbook or document before 2007, or an encrypted one. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]
const encryptedStream = 'EncryptedPackage'
const pdf = [0x25, 0x50, 0x44, 0x46]

const sniffedBytes = 64 * 1024

/** Beginning of a text in any of the encodings that readers decode; enough to find marks that are ASCII. */
const sniffed = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes.subarray(0, sniffedBytes))
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')

const qtiVersion = (manifest: string): ExchangeFormat =>
  /qti-?_?(asi_)?v?3p0|v3p0|qti-assessment/i.test(manifest) ? 'qti_3_0' : 'qti_2_1'

const manifestName = 'imsmanifest.xml'

const ofArchive = (archive: Archive): ExchangeFormat => {
  if (archive.has('xl/workbook.xml') || archive.names.some((name) => name.startsWith('xl/'))) return 'xlsx'
  if (archive.names.some((name) => name.startsWith('word/'))) return 'docx'
  if (archive.has(manifestName)) return qtiVersion(archive.text(manifestName))
  if (archive.names.some((name) => /\.xml$/i.test(name))) return 'qti_2_1'
  throw new FileFault('wrong_type')
}

const ofXml = (text: string): ExchangeFormat => {
  if (/<quiz[\s>]/.test(text)) return 'moodle_xml'
  if (/<([\w-]+:)?qti-assessment-/.test(text)) return 'qti_3_0'
  if (/<([\w-]+:)?assessment(Item|Test)[\s>]/.test(text)) return 'qti_2_1'
  throw new FileFault('wrong_type')
}

const extensions: Record<string, ExchangeFormat> = { csv: 'csv', tsv: 'csv', gift: 'gift', aiken: 'aiken' }

const ofText = (text: string, name: string): ExchangeFormat => {
  const named = extensions[name.toLowerCase().split('.').at(-1) ?? '']
  if (named) return named
  if (hasCsvHeadings(text)) return 'csv'
  if (/^ANSWER:\s*[A-Z]\s*$/im.test(text)) return 'aiken'
  if (/(^|\n)\s*(::|\$CATEGORY:)|\{[^{}]*[=~#][^{}]*\}|\{\s*(T|F|TRUE|FALSE)\s*\}/i.test(text)) return 'gift'
  return 'csv'
}

/** Format of a file, by its content and then by its name; '' for a pasted text. Throws FileFault. */
export const detectFormat = (bytes: Uint8Array, name: string): ExchangeFormat => {
  if (bytes.length === 0) throw new FileFault('empty')
  if (startsWith(bytes, zip)) return ofArchive(openArchive(bytes, documentLimits))
  const text = sniffed(bytes)
  if (startsWith(bytes, compound))
    throw new FileFault(sniffed(bytes).includes(encryptedStream) ? 'encrypted' : 'wrong_type')
  if (startsWith(bytes, pdf)) throw new FileFault('wrong_type')
  return text.trimStart().startsWith('<') ? ofXml(text) : ofText(text, name)
}
