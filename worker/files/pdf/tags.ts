import type { Strip } from './flow.ts'
import type { Doc } from './sheet.ts'

/** Structure types of tagged PDF in use (PDF 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | Picture
type Picture = 'Figure' | 'Formula'

/** Draws content of an element. */
type Within = (draw: () => void) => void

/** The structure tree for screen readers: elements in drawing order. */
export type Tags = {
  /** Creates a child of the element that is open at its first drawing; `alt` replaces its content for readers. */
  element: (role: Role, alt?: string) => Within
  /** Draws text or a picture of the open element, on one page. */
  content: Within
}

/** Elements whose lines are their own text, not paragraphs in them. */
const textual = new Set<string>(['H1', 'H2', 'H3', 'P', 'Lbl'])

export const makeTags = (doc: Doc): Tags => {
  const document = { role: 'Document', node: doc.struct('Document') }
  doc.addStructure(document.node)
  let open = document
  return {
    element: (role, alt) => {
      let created: typeof document | null = null
      return (draw) => {
        const outer = open
        if (role === 'P' && textual.has(outer.role)) return draw()
        if (created === null) {
          created = { role, node: doc.struct(role, alt === undefined ? {} : { alt }) }
          outer.node.add(created.node)
        }
        open = created
        draw()
        open = outer
      }
    },
    content: (draw) => {
      const content = doc.markStructureContent(open.role)
      draw()
      doc.endMarkedContent()
      open.node.add(content)
    },
  }
}

/** Makes strips parts of one element. */
export const tagged = (tags: Tags, role: Role, strips: readonly Strip[], alt?: string): Strip[] => {
  const within = tags.element(role, alt)
  return strips.map((strip) => ({ ...strip, draw: (x, y) => within(() => strip.draw(x, y)) }))
}

/** Draws an artifact that readers skip: lines, borders, page numbers. */
export const asDecoration = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
