import { openArchive, documentLimits, type Archive } from './archive.ts'
import { FileFault } from './file-format.ts'
import { descendantsOf, elementsOf, textIn, type Element } from './markup/elements.ts'
import { parseXml } from './markup/parse-markup.ts'
import { isWellFormed, xmlSource } from './markup/xml-source.ts'
import { plainNames } from './qti-names.ts'
import { resolved } from './package-parts.ts'

/** An item of a package with the keywords that the manifest gives it; no root where its file is missing or broken. */
export type QtiItem = { path: string; root: Element | null; tags: string[] }

/** Items of a file, and the files beside them. */
export type QtiSource = { items: Generator<QtiItem>; file(path: string): Uint8Array | null }

const manifestName = 'imsmanifest.xml'

/** Root of a file of XML; null where it is broken. */
export const rootOf = (bytes: Uint8Array): Element | null => {
  const xml = xmlSource(bytes)
  const [root] = isWellFormed(xml) ? elementsOf(parseXml(xml)) : []
  return root ? plainNames(root) : null
}

const isItemType = (type: string | undefined): boolean => /^imsqti_(api)?item_xml/i.test(type ?? '')

const keywordsOf = (resource: Element): string[] =>
  descendantsOf(resource)
    .filter(({ name }) => name === 'keyword')
    .map((keyword) => textIn(keyword).trim())

type Resource = { path: string; tags: string[] }

/** Items that the manifest lists; every file of XML where there is no manifest. */
const resourcesOf = (archive: Archive): Resource[] => {
  if (!archive.has(manifestName))
    return archive.names.filter((name) => /\.xml$/i.test(name)).map((path) => ({ path, tags: [] }))
  const manifest = rootOf(archive.bytes(manifestName))
  if (!manifest) throw new FileFault('broken')
  return descendantsOf(manifest)
    .filter(({ name, attributes }) => name === 'resource' && isItemType(attributes['type']))
    .map((resource) => ({
      path: resolved(manifestName, resource.attributes['href'] ?? ''),
      tags: keywordsOf(resource),
    }))
}

/** Bytes of an item, beyond which it is not read. */
const maxItem = 4 * 1024 * 1024

const readItem = (archive: Archive, path: string): Element | null => {
  const bytes = archive.has(path) ? archive.bytes(path) : null
  return bytes && bytes.length <= maxItem ? rootOf(bytes) : null
}

function* itemsOf(archive: Archive): Generator<QtiItem> {
  for (const { path, tags } of resourcesOf(archive)) yield { path, tags, root: readItem(archive, path) }
}

function* loneItem(bytes: Uint8Array): Generator<QtiItem> {
  const root = rootOf(bytes)
  if (!root) throw new FileFault('broken')
  if (root.name !== 'assessmentitem') throw new FileFault('wrong_type')
  yield { path: '', tags: [], root }
}

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Items of a content package, or the one of a single file. Throws FileFault. */
export const openQti = (bytes: Uint8Array): QtiSource => {
  if (!isArchive(bytes)) return { items: loneItem(bytes), file: () => null }
  const archive = openArchive(bytes, documentLimits)
  return { items: itemsOf(archive), file: (path) => (archive.has(path) ? archive.bytes(path) : null) }
}
