import type { Archive } from './archive.ts'
import { FileFault } from './file-format.ts'
import { xmlEvents, xmlText, type XmlEvent } from './xml-events.ts'

/** Relation of a part of an Office document to another. */
export type Relation = { id: string; type: string; target: string; isExternal: boolean }

export const eventsOf = (archive: Archive, name: string): Generator<XmlEvent> => xmlEvents(xmlText(archive.parts(name)))

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

/** Name of a part that another one names, relative to it. */
export const resolved = (from: string, target: string): string => {
  const segments = target.startsWith('/') ? [] : folderOf(from).split('/').filter(Boolean)
  for (const segment of target.split('/').filter(Boolean)) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** Relations of a part; '' for those of the document. */
export const relationsOf = (archive: Archive, part: string): Relation[] => {
  const name = `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`
  if (!archive.has(name)) return []
  return [...eventsOf(archive, name)].flatMap((event) => {
    if (event.kind !== 'open' || event.name !== 'Relationship') return []
    const { attributes } = event
    const isExternal = attributes.get('TargetMode') === 'External'
    const target = attributes.get('Target') ?? ''
    return [
      {
        id: attributes.get('Id') ?? '',
        type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
        target: isExternal ? target : resolved(part, target),
        isExternal,
      },
    ]
  })
}

/** Name of the main part of a document. Throws FileFault where there is none. */
export const mainPart = (archive: Archive): string => {
  const main = relationsOf(archive, '').find(({ type }) => type === 'officeDocument')
  if (!main || !archive.has(main.target)) throw new FileFault('broken')
  return main.target
}
