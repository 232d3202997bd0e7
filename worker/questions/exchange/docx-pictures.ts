import type { ImportedPicture } from '../../../domain/questions/exchange/contract.ts'
import { isPictureName, pictureAddress } from '../../../domain/questions/exchange/picture-names.ts'
import type { Archive } from './archive.ts'
import { relationsOf } from './package-parts.ts'
import type { PictureOf } from './docx-cell.ts'
import { descendantNamed, type XmlElement } from './xml-tree.ts'

const alternativeOf = (drawing: XmlElement): string => {
  const properties = descendantNamed(drawing, 'docPr') ?? descendantNamed(drawing, 'shape')
  const text = properties?.attributes.get('descr') ?? properties?.attributes.get('alt') ?? ''
  return text.replaceAll(/[[\]\\\s]+/g, ' ').trim()
}

/** Pictures of a document. Those that texts have named wait in `named` for the reader to hand them on. */
export const documentPictures = (archive: Archive, part: string) => {
  const targets = new Map(relationsOf(archive, part).map(({ id, target }) => [id, target]))
  const known = new Set<string>()
  const named: ImportedPicture[] = []
  const pictureOf: PictureOf = (drawing) => {
    const shown = descendantNamed(drawing, 'blip') ?? descendantNamed(drawing, 'imagedata')
    const target = targets.get(shown?.attributes.get('embed') ?? shown?.attributes.get('id') ?? '')
    if (!target || !archive.has(target) || !isPictureName(target)) return null
    const name = target.split('/').at(-1) ?? target
    if (!known.has(name)) named.push({ name, bytes: archive.bytes(target) })
    known.add(name)
    return `![${alternativeOf(drawing)}](${pictureAddress(name)})`
  }
  return { pictureOf, named }
}
