import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { sizeInAddress } from '../../domain/files/stored-file.ts'

/** Gives pictures the size that their address names, so that nothing moves when they arrive. */
export const rehypePictureSizes = () => (tree: Root) => {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') Object.assign(properties, sizeInAddress(String(properties['src'] ?? '')))
  })
}
