import type { Strip } from './flow.ts'
import type { Doc } from './sheet.ts'

/** The elements of a tagged PDF that are used here (PDF 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | Picture
type Picture = 'Figure' | 'Formula'

/** Draws what belongs to an element. */
type Within = (draw: () => void) => void

/** What a screen reader walks through: elements in the order in which they are drawn. */
export type Tags = {
  /** An element of the one that is around it when it is first drawn in; `alt` is said in its stead. */
  element: (role: Role, alt?: string) => Within
  /** Text or a picture of the present element. On one page. */
  content: Within
}

/** Their lines are their own text, not paragraphs in them. */
const textual = new Set<string>(['H1', 'H2', 'H3', 'P', 'Lbl'])

export const makeTags = (doc: Doc): Tags => {
  const document = { role: 'Document', node: doc.struct('Document') }
  doc.addStructure(document.node)
  let present = document
  return {
    element: (role, alt) => {
      let made: typeof document | null = null
      return (draw) => {
        const outer = present
        if (role === 'P' && textual.has(outer.role)) return draw()
        if (made === null) {
          made = { role, node: doc.struct(role, alt === undefined ? {} : { alt }) }
          outer.node.add(made.node)
        }
        present = made
        draw()
        present = outer
      }
    },
    content: (draw) => {
      const content = doc.markStructureContent(present.role)
      draw()
      doc.endMarkedContent()
      present.node.add(content)
    },
  }
}

/** Strips as parts of one element. */
export const tagged = (tags: Tags, role: Role, strips: readonly Strip[], alt?: string): Strip[] => {
  const within = tags.element(role, alt)
  return strips.map((strip) => ({ ...strip, draw: (x, y) => within(() => strip.draw(x, y)) }))
}

/** Lines, borders and page numbers are passed over by readers. */
export const asDecoration = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
