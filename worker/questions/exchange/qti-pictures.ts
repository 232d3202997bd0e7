import { isPictureName, pictureAddress } from '../../../domain/questions/exchange/picture-names.ts'
import { isElement, textIn, type Element, type Node } from './markup/elements.ts'
import { pictureName } from './markup/pictures.ts'
import type { RowDraft } from './markup/row-draft.ts'
import { resolved } from './package-parts.ts'

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A picture as HTML shows it: QTI 2.1 also has it as an object, with its words inside. */
const asImage = (element: Element): Element =>
  element.name === 'object' && isPictureName(element.attributes['data'] ?? '')
    ? {
        ...element,
        name: 'img',
        attributes: { src: element.attributes['data'] ?? '', alt: textIn(element).trim() },
        children: [],
      }
    : element

/** An item whose pictures are those of the import; the package's own files are kept for it. */
export const withPackagePictures = (
  draft: RowDraft,
  item: Element,
  path: string,
  file: (path: string) => Uint8Array | null,
): Element => {
  const kept = new Set<string>()
  const addressOf = (source: string): string => {
    if (/^([a-z][\w+.-]*:|\/)/i.test(source)) return source
    const name = resolved(path, decodedPath(source.replace(/[?#].*$/, '')))
    const bytes = file(name)
    if (!bytes) return source
    const own = pictureName(draft.row.row, name)
    if (!kept.has(own)) draft.pictures.push({ name: own, bytes })
    kept.add(own)
    return pictureAddress(own)
  }
  const replaced = (node: Node): Node => {
    if (!isElement(node)) return node
    const element = asImage(node)
    const children = element.children.map(replaced)
    if (element.name !== 'img') return { ...element, children }
    return {
      ...element,
      attributes: { ...element.attributes, src: addressOf(element.attributes['src'] ?? '') },
      children,
    }
  }
  return { ...item, children: item.children.map(replaced) }
}
