import { Zip, ZipDeflate } from 'fflate'
import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { WriterOptions, WrittenFile } from './file-format.ts'
import { choiceLabels } from './markup/choices.ts'
import { escapeHtml } from './markup/escape.ts'
import { commonLabels, label } from './markup/labels.ts'
import { passageLabels } from './markup/passages.ts'
import { numberLabels } from './markup/typed-keys.ts'
import { itemIdentifier, itemXml } from './qti-item.ts'
import { qtiVersions, schemaAttributes, xmlElement, type QtiVersion } from './qti-xml.ts'

const metadataNamespace = 'http://www.imsglobal.org/xsd/imsmd_v1p2'

const kindLabels = (question: AuthoredQuestion): string[] => {
  if (question.key.kind === 'matrix')
    return question.multiple === undefined ? [] : label('several', String(question.multiple))
  return 'optionIds' in question.key || question.key.kind === 'true_false' ? choiceLabels(question, true) : []
}

const keywordsOf = ({ question, passage }: ExportedQuestion): string[] => [
  ...commonLabels(question, true),
  ...kindLabels(question),
  ...numberLabels(question, () => true),
  ...(passage ? passageLabels(passage) : []),
]

const keyword = (text: string): string =>
  xmlElement('imsmd:keyword', {}, xmlElement('imsmd:langstring', { 'xml:lang': 'x-none' }, escapeHtml(text)))

/** Resource of the manifest, with what an item has no place for as keywords of its metadata. */
const resource = (exported: ExportedQuestion, path: string, version: QtiVersion): string => {
  const lom = xmlElement('imsmd:lom', {}, xmlElement('imsmd:general', {}, keywordsOf(exported).map(keyword).join('')))
  return xmlElement(
    'resource',
    { identifier: itemIdentifier(exported.question.code), type: qtiVersions[version].itemType, href: path },
    xmlElement('metadata', {}, lom) + xmlElement('file', { href: path }),
  )
}

const manifest = (resources: string[], version: QtiVersion): string => {
  const { manifestNamespace, schema, schemaVersion } = qtiVersions[version]
  const metadata = xmlElement('schema', {}, schema) + xmlElement('schemaversion', {}, schemaVersion)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(
    'manifest',
    { ...schemaAttributes(manifestNamespace), 'xmlns:imsmd': metadataNamespace, identifier: 'questions' },
    `${xmlElement('metadata', {}, metadata)}<organizations/>\n${xmlElement('resources', {}, `\n${resources.join('\n')}\n`)}\n`,
  )}\n`
}

/** Earliest time that an archive can hold; the same questions give the same bytes. */
const fileTime = new Date(1980, 0, 1)

const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const newArchive = () => {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return {
    add(name: string, text: string): void {
      const file = new ZipDeflate(name)
      file.mtime = fileTime
      zip.add(file)
      file.push(new TextEncoder().encode(text), true)
    },
    bytes(): Uint8Array<ArrayBuffer> {
      zip.end()
      return joined(parts)
    },
  }
}

/** Content package of a version: an item for each question, and a manifest. */
export const qtiWriter =
  (version: QtiVersion) =>
  async (questions: AsyncIterable<ExportedQuestion>, { pause }: WriterOptions): Promise<WrittenFile> => {
    const archive = newArchive()
    const resources: string[] = []
    for await (const exported of questions) {
      const path = `items/${exported.question.code}.xml`
      archive.add(path, itemXml(exported, version))
      resources.push(resource(exported, path, version))
      await pause()
    }
    archive.add('imsmanifest.xml', manifest(resources, version))
    return { bytes: archive.bytes(), leftOut: [] }
  }
