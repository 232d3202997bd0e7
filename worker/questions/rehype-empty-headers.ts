import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Makes empty headers of tables plain cells: a header without a name names nothing to a screen reader. */
export const rehypeEmptyHeaders = () => (tree: Root) => {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td'
  })
}
